import type { RespostaCliente } from '#shared/endpoint.ts';
import type { painelProfessorApi } from '../api.ts';

export type Painel = RespostaCliente<typeof painelProfessorApi.obterPainelProfessor>;
export type AulaDeHoje = Painel['aulas'][number];
export type DisciplinaDoPainel = Painel['disciplinas'][number];
