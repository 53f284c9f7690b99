import { type Caminho, camposDe } from '#platform/web/formulario/index.ts';
import type { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import type { formNovaMatricula } from './valores.ts';
import type { ChaveSimples } from '#shared/textos.ts';

const campo = camposDe<typeof formNovaMatricula>();

export type Passo = 'aluno' | 'responsaveis' | 'turma' | 'descontos' | 'contrato' | 'revisao';

/** The steps in order, each with the paths that it decides: an error opens the step that holds its field. */
export const passos: readonly { chave: Passo; rotulo: ChaveSimples<typeof textosMatricula>; campos: readonly Caminho[] }[] = [
  { chave: 'aluno', rotulo: 'passoAluno', campos: [campo('alunoId')] },
  { chave: 'responsaveis', rotulo: 'passoResponsaveis', campos: [campo('responsaveis')] },
  {
    chave: 'turma',
    rotulo: 'passoTurma',
    campos: [
      campo('anoLetivoId'),
      campo('cursoId'),
      campo('turmaId'),
      campo('dataMatricula'),
      campo('preMatricula'),
      campo('observacoes'),
      campo('motivoExcedente'),
    ],
  },
  { chave: 'descontos', rotulo: 'passoDescontos', campos: [campo('descontos')] },
  { chave: 'contrato', rotulo: 'passoContrato', campos: [campo('precos'), campo('semContrato'), campo('motivoAcimaDaAnuidade')] },
  { chave: 'revisao', rotulo: 'passoRevisao', campos: [] },
];

/** The steps that a person goes through: those of the contract only with the permission to make one. */
export const passosVisiveis = (comContrato: boolean) =>
  comContrato ? passos : passos.filter(({ chave }) => chave !== 'descontos' && chave !== 'contrato');
