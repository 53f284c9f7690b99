import { Readable } from 'node:stream';
import type { Arquivo } from '../http/tipos.ts';

type Texto = { nome: string; tipo: string; codificacao: 'utf8' | 'latin1' };

/** A text that leaves while it is made: what is at hand is one part. The first is made before the answer begins, so that a failure is still told. */
export function emTexto({ nome, tipo, codificacao }: Texto, partes: AsyncIterable<string>): Arquivo {
  const fonte = partes[Symbol.asyncIterator]();
  let primeira: Promise<IteratorResult<string>> | null = null;
  const comecar = (): Promise<IteratorResult<string>> => (primeira ??= fonte.next());
  async function* bytes(): AsyncGenerator<Buffer> {
    for (let lida = await comecar(); lida.done !== true; lida = await fonte.next()) yield Buffer.from(lida.value, codificacao);
  }
  const corpo = Readable.from(bytes(), { objectMode: false });
  // Whoever leaves in the middle leaves no query open.
  corpo.once('close', () => void fonte.return?.().catch(() => undefined));
  return { nome, tipo, corpo, preparar: async () => void (await comecar()) };
}
