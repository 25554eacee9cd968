import multipart, { type MultipartFile } from '@fastify/multipart';
import { CSV_MAX_BYTES } from '@partyline/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../errors/api-failure.ts';
import { codeOf } from '../errors/error-table.ts';

export interface Upload {
  /** The sender's file name. */
  readonly name: string;
  readonly chunks: readonly Buffer[];
  readonly size: number;
  /** Default workspace of rows without one; null if not sent. [GV-22] */
  readonly workspaceId: number | null;
}

const FIELD_BYTES_AT_MOST = 100;

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
 * Reads an uploaded file. Refuses with `unsupported-media-type` (no form), `too-large`, or `request-not-proper` (no file, or other
 * fields). [GV-13, GV-22]
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
    issues: [{ path, code, message: (texts) => texts.REQUEST_ISSUE_TEXTS[code] }],
  });
}

/** Maps the parser's refusals: a truncated form, or too many parts. */
function failureOf(error: unknown): unknown {
  if (error instanceof ApiFailure) return error;
  const code = codeOf(error) ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiFailure('too-large');
  const isForm =
    code.startsWith('FST_') ||
    (error instanceof Error && /multipart|form|boundary|part/i.test(error.message));
  return isForm ? notProper('body', 'malformed') : error;
}
