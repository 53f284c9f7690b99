import { chamar } from '#platform/web/rede/api.ts';
import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { matriculasApi } from '../api.ts';

export type FiltroDoPicker = { somenteAtivas?: boolean; anoLetivoId?: number };

/** Options of a search field: enrollments by the student's name, code or CPF, or by the enrollment's number. */
export async function buscarMatriculas(
  termo: string,
  signal: AbortSignal,
  { somenteAtivas, anoLetivoId }: FiltroDoPicker = {},
): Promise<OpcaoDeBusca[]> {
  const query = {
    Nome: termo,
    TamanhoDaPagina: '20',
    Movimento: undefined,
    ...(somenteAtivas === true ? { Ativa: 'true' } : {}),
    ...(anoLetivoId === undefined ? {} : { AnoLetivoId: String(anoLetivoId) }),
  };
  const { itens } = await chamar(matriculasApi.listarMatriculas, { query }, { signal });
  return itens.map(({ id, alunoNome, codigo, cursoNome, turmaNome, ano }) => ({
    valor: id,
    rotulo: alunoNome,
    detalhe: [codigo, turmaNome ?? cursoNome, String(ano)].join(' · '),
  }));
}
