import type { RespostaCliente } from '#shared/endpoint.ts';
import type { painelCoordenadorApi } from '../api.ts';
import type { Olhado } from './use-escolha.ts';

export type Diarios = RespostaCliente<typeof painelCoordenadorApi.obterDiarios>;
export type Medias = RespostaCliente<typeof painelCoordenadorApi.obterMedias>;
export type Riscos = RespostaCliente<typeof painelCoordenadorApi.obterRiscos>;
export type Cabeca = Pick<Diarios, 'etapas' | 'etapaId' | 'turmas'>;

/** What of a course is asked for. */
export const consultaDe = ({ anoLetivoId, cursoId, etapaId }: Olhado) => ({
  query: { AnoLetivoId: anoLetivoId, CursoId: cursoId, ...(etapaId === null ? {} : { EtapaId: etapaId }) },
});
