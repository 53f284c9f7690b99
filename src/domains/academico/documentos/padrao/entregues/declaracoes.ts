import { com, p, se, seIgual, seOutro, seVazio, tabela, titulo } from '#shared/papel/escrever.ts';
import { daSecretaria, type Entregue, entregue } from './entregue.ts';

/** Who is meant, with what the register knows of him. */
const quem = [
  'Declaramos, para os devidos fins, que **{{aluno.nome}}**',
  com('aluno.dataNascimentoPorExtenso', { antes: ', com nascimento em ' }),
  com('aluno.naturalidade', { antes: ', natural de ' }),
  com('aluno.filiacao', { antes: ', filiação: ' }),
  com('aluno.cpf', { antes: ', CPF nº ' }),
  ', ',
];
const onde = [
  'no curso {{matricula.curso}} ({{matricula.segmentacao}})',
  com('matricula.turma', { antes: ', turma ' }),
  com('matricula.turno', { antes: ', turno ' }),
  ', no ano letivo de {{matricula.ano}}, sob a matrícula nº {{matricula.codigo}}',
];
const fim = [
  se('documento.finalidade', p('Esta declaração destina-se a: {{documento.finalidade}}.')),
  seVazio('documento.finalidade', p('Por ser verdade, firmamos a presente declaração.')),
  daSecretaria(),
];

/** Those of enrollment, attendance and transfer are no templates: the portal writes them itself, and knows of which enrollments each may be said. */
export const declaracoes: readonly Entregue[] = [
  entregue(
    'declaracao-escolaridade',
    'Declaração de escolaridade com notas',
    'declaracao',
    titulo('Declaração de escolaridade'),
    p(...quem, '{{aluno.matriculado}} ', ...onde, ', tem até esta data o aproveitamento que segue:'),
    tabela('notas', [
      ['Disciplina', 40, 'nota.disciplina'],
      ['>1ª etapa', 12, 'nota.etapa1'],
      ['>2ª etapa', 12, 'nota.etapa2'],
      ['>3ª etapa', 12, 'nota.etapa3'],
      ['>4ª etapa', 12, 'nota.etapa4'],
      ['>Final', 12, 'nota.final'],
      ['>Faltas', 12, 'nota.faltas'],
    ]),
    se('frequencia.deOrigem', p('{{frequencia.deOrigem}}')),
    seVazio('notas', p('Não há notas registradas neste ano letivo.')),
    seIgual('matricula.situacao', 'ativa', se('notas', p('As médias das etapas que ainda não foram fechadas podem mudar.'))),
    seOutro('matricula.situacao', 'ativa', p('Situação da matrícula: {{matricula.situacao}}.')),
    seIgual('matricula.situacao', 'concluída', p('Resultado do ano: {{matricula.resultado}}.')),
    ...fim,
  ),
];
