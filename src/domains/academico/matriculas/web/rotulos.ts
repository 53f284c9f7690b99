import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { formatarPercentual } from '../percentuais.ts';
import type { Movimento } from '../situacoes.ts';

const tons: Record<Movimento, TomDeEstado> = {
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

/** The color of a movement; the word always stands on it. */
export const tomDoMovimento = (movimento: Movimento): TomDeEstado => tons[movimento];

type Papeis = {
  pedagogico?: boolean | null | undefined;
  financeiro?: boolean | null | undefined;
  percentual?: string | number | null | undefined;
};

/** The roles of a guardian in words, with the share of who pays: 'pedagógico, financeiro 60 %'. */
export function papeisDe({ pedagogico, financeiro, percentual }: Papeis, nomePedagogico: string, nomeFinanceiro: string): string {
  const pagante =
    percentual === null || percentual === undefined || percentual === ''
      ? nomeFinanceiro
      : `${nomeFinanceiro} ${formatarPercentual(String(percentual))}`;
  return [pedagogico ? nomePedagogico : '', financeiro ? pagante : ''].filter(Boolean).join(', ');
}

/** A path parameter as an id; null when it is none. */
export const idDoEndereco = (texto: string | undefined): number | null =>
  texto !== undefined && /^[1-9]\d{0,14}$/.test(texto) ? Number.parseInt(texto, 10) : null;
