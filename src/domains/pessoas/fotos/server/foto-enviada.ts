import { errosComuns } from '#shared/erros.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { fotoMaxBytes } from '#domains/pessoas/esquemas.ts';
import { type FotoPronta, prepararFoto } from './preparar-foto.ts';

const onde = { campos: ['fotoUpload'] };

/** Reads a photo that came in base64 inside a person (bare or as `data:` address) and prepares it. Throws as prepararFoto, and ARQUIVO_GRANDE. */
export async function lerFotoEnviada({ src }: { src: string }): Promise<FotoPronta> {
  const base64 = src.replace(/^data:[\w/+.-]+;base64,/, '');
  if (base64.length > Math.ceil(fotoMaxBytes / 3) * 4) throw errosComuns.ARQUIVO_GRANDE({ limite: `${fotoMaxBytes / 1_048_576} MB` }, onde);
  // Buffer skips what is not base64; such a text is no photo.
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) throw erros.FOTO_TIPO({}, onde);
  return prepararFoto(Buffer.from(base64, 'base64'), 'fotoUpload');
}
