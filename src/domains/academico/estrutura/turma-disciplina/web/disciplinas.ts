import type { RespostaCliente } from '#shared/endpoint.ts';
import { turmaDisciplinasApi } from '../api.ts';

export type Disciplinas = RespostaCliente<typeof turmaDisciplinasApi.obterDisciplinasDaTurma>;
