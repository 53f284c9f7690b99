import type { TipoDaMudanca } from '../tipos.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';
import { camposDaMatricula, camposDaTurma } from './academico.ts';
import { camposDoFornecedorTrazido, camposDoSaldo } from './dinheiro.ts';
import { camposDaPessoa } from './pessoas.ts';
import { camposDoTitulo } from './titulos.ts';

/** What a sheet of each kind may bring, and without what no line of it can be. */
export const camposPorTipo: Readonly<Record<TipoDaMudanca, { campos: readonly CampoDePlanilha[]; exigidos: readonly string[] }>> = {
  pessoas: { campos: camposDaPessoa, exigidos: ['codigo', 'nome'] },
  turmas: { campos: camposDaTurma, exigidos: ['codigo', 'nome', 'curso', 'ano', 'turno', 'vagas'] },
  matriculas: { campos: camposDaMatricula, exigidos: ['aluno', 'turma', 'dataMatricula'] },
  fornecedores: { campos: camposDoFornecedorTrazido, exigidos: ['codigo', 'documento', 'nome'] },
  titulos: { campos: camposDoTitulo, exigidos: ['codigo', 'pagador', 'vencimento', 'valor', 'conta', 'forma'] },
  saldos: { campos: camposDoSaldo, exigidos: ['codigo'] },
};
