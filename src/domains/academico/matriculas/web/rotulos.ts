import type { TomDeEstado } from '#platform/web/pagina.tsx';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import type { Movimento } from '../situacoes.ts';

/** The school's time zone: which day is today, and how instants read. */
export const fuso = 'America/Belem';

/** The color of a movement; the word always stands on it. */
export const tomDoMovimento: Record<Movimento, TomDeEstado> = {
  pre_matricula: 'alerta',
  ativa: 'sucesso',
  concluida: 'aberto',
  transferida: 'neutro',
  trancada: 'alerta',
  desistente: 'neutro',
  cancelada: 'perigo',
  reclassificada: 'neutro',
  falecido: 'neutro',
};

/** A CPF as it was given: masked ones come ready, absent ones are not to be seen. */
export const escreverCpf = (cpf: string | null | undefined): string =>
  cpf === null || cpf === undefined ? '' : cpf.includes('*') ? cpf : formatarCpf(cpf);

/** A path parameter as an id; null when it is none. */
export const idDoEndereco = (texto: string | undefined): number | null =>
  texto !== undefined && /^[1-9]\d{0,14}$/.test(texto) ? Number.parseInt(texto, 10) : null;
