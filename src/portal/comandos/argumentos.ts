import { CopiaRecusada } from '#platform/server/copias/copia-recusada.ts';

export type PedidoDeCopia = { tipo: 'fazer'; conferir: boolean } | { tipo: 'conferir'; pasta: string };
const USO_DA_COPIA = 'Usage: npm run backup [-- --verificar[=<folder of a backup>]]';

/** `npm run backup`: makes one; `--verificar` tries it, too; `--verificar=<folder>` only tries that one. */
export function lerPedidoDeCopia(argumentos: readonly string[]): PedidoDeCopia {
  const [primeiro, ...outros] = argumentos;
  if (outros.length > 0) throw new CopiaRecusada(USO_DA_COPIA);
  if (primeiro === undefined) return { tipo: 'fazer', conferir: false };
  if (primeiro === '--verificar') return { tipo: 'fazer', conferir: true };
  const pasta = /^--verificar=(.+)$/.exec(primeiro)?.[1];
  if (pasta === undefined) throw new CopiaRecusada(USO_DA_COPIA);
  return { tipo: 'conferir', pasta };
}

export type PedidoDeRestauracao = { tipo: 'copia'; pasta: string; salto?: number } | { tipo: 'ja-restaurado'; salto?: number };
const USO_DA_RESTAURACAO =
  'Usage: npm run restaurar -- <folder of a backup> [--salto=1000], or npm run restaurar -- --ja-restaurado [--salto=1000]';

/** `npm run restaurar`: a backup into an empty place, or the precautions alone on a database that was brought back by other means. */
export function lerPedidoDeRestauracao(argumentos: readonly string[]): PedidoDeRestauracao {
  const saltos = argumentos.filter((a) => a.startsWith('--salto='));
  const resto = argumentos.filter((a) => !a.startsWith('--salto='));
  const [alvo, ...outros] = resto;
  const salto = saltos[0]?.slice('--salto='.length);
  const isBom = salto === undefined || (/^\d{1,6}$/.test(salto) && Number(salto) > 0);
  if (alvo === undefined || outros.length > 0 || saltos.length > 1 || !isBom) throw new CopiaRecusada(USO_DA_RESTAURACAO);
  const comSalto = salto === undefined ? {} : { salto: Number(salto) };
  if (alvo === '--ja-restaurado') return { tipo: 'ja-restaurado', ...comSalto };
  if (alvo.startsWith('-')) throw new CopiaRecusada(USO_DA_RESTAURACAO);
  return { tipo: 'copia', pasta: alvo, ...comSalto };
}
