import { Dropzone } from '@mantine/dropzone';
import { screens } from '@partyline/texts';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import styles from './drop-file.module.css';

const words = screens.importPeople;
/** For the picker; a dropped file is checked by its name. [CSV-5, INV-11, VAL-27] */
const CSV = { 'text/csv': ['.csv'] };

interface DropFileProps {
  /** For replacing a file. */
  readonly isCompact: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file, even a refused one: the check gives the reason. */
export function DropFile({ isCompact, onFile }: DropFileProps) {
  const [isMany, setMany] = useState(false);
  const take = (files: readonly File[]) => {
    const [file, ...more] = files;
    setMany(more.length > 0);
    if (file !== undefined && more.length === 0) onFile(file);
  };
  return (
    <>
      <Dropzone
        className={styles.drop ?? ''}
        data-compact={isCompact || undefined}
        accept={CSV}
        multiple={false}
        inputProps={{ 'aria-label': words.choose }}
        aria-label={isCompact ? words.another : words.drop}
        onDrop={take}
        onReject={(rejections) => take(rejections.map(({ file }) => file))}
      >
        <div className={styles.dropTexts}>
          <IconFileTypeCsv size={24} stroke={1.5} aria-hidden="true" />
          <span>
            <b>{isCompact ? words.another : words.drop}</b>
            {isCompact ? null : <small>{words.dropHint}</small>}
          </span>
        </div>
      </Dropzone>
      {isMany ? <MessageBox type="error">{words.oneFile}</MessageBox> : null}
    </>
  );
}
