import multipart, { type MultipartFile } from '@fastify/multipart';
import { REQUEST_ISSUE_TEXTS } from '@partyline/texts';
import { CSV_MAX_BYTES } from '@partyline/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';
import { codeOf } from './error-table.ts';

/** A file that was sent, with what was sent beside it. */
export interface Upload {
  /** As the sender calls it. */
  readonly name: string;
  /** The file's bytes in the pieces that they came in. */
  readonly chunks: readonly Buffer[];
  readonly size: number;
  /** The default for rows that name no workspace; null where none was sent. [GV-22] */
  readonly workspaceId: number | null;
}

const FIELD_BYTES_AT_MOST = 100;

/** Lets a part of the application take files, and nothing but files. */
export function acceptUploads(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  void app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 1,
      parts: 2,
      fieldSize: FIELD_BYTES_AT_MOST,
      fieldNameSize: FIELD_BYTES_AT_MOST,
      headerPairs: 20,
      fileSize: CSV_MAX_BYTES,
    },
  });
}

/**
 * Reads the file of a call. Refuses with `unsupported-media-type` what is no form, with `too-large` a file above its limit, and with
 * `request-not-proper` a form without the file or with other fields. [GV-13, GV-22]
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ApiFailure('unsupported-media-type');
  let file: Pick<Upload, 'name' | 'chunks' | 'size'> | null = null;
  let workspaceId: number | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await readFile(part);
      else workspaceId = readWorkspaceId(part.fieldname, part.value);
    }
  } catch (error) {
    throw failureOf(error);
  }
  if (file === null) throw notProper('body.file', 'missing');
  return { ...file, workspaceId };
}

async function readFile(part: MultipartFile): Promise<Pick<Upload, 'name' | 'chunks' | 'size'>> {
  if (part.fieldname !== 'file') throw notProper('body', 'unknown-field');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    // A file without an encoding yields buffers.
    const bytes = chunk as Buffer;
    chunks.push(bytes);
    size += bytes.length;
  }
  if (part.file.truncated) throw new ApiFailure('too-large');
  return { name: part.filename, chunks, size };
}

function readWorkspaceId(name: string, value: unknown): number | null {
  if (name !== 'workspaceId') throw notProper('body', 'unknown-field');
  if (value === '') return null;
  if (typeof value !== 'string' || !/^[1-9]\d{0,14}$/.test(value))
    throw notProper('body.workspaceId', 'malformed');
  return Number(value);
}

function notProper(path: string, code: 'missing' | 'unknown-field' | 'malformed'): ApiFailure {
  return new ApiFailure('request-not-proper', {
    issues: [{ path, code, message: REQUEST_ISSUE_TEXTS[code] }],
  });
}

/** What the parser refuses: a form that ends in the middle, or that has more parts than there are fields. */
function failureOf(error: unknown): unknown {
  if (error instanceof ApiFailure) return error;
  const code = codeOf(error) ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiFailure('too-large');
  const isForm =
    code.startsWith('FST_') ||
    (error instanceof Error && /multipart|form|boundary|part/i.test(error.message));
  return isForm ? notProper('body', 'malformed') : error;
}
