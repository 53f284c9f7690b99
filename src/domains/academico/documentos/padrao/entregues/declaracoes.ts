import { com, daSecretaria, type Entregue, entregue, p, se, seIgual, seOutro, seVazio, tabela, titulo } from './escrever.ts';

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
  'em {{matricula.curso}} ({{matricula.segmentacao}})',
  com('matricula.turma', { antes: ', turma ' }),
  com('matricula.turno', { antes: ', turno ' }),
  ', no ano letivo de {{matricula.ano}}, sob a matrícula nº {{matricula.codigo}}',
];
const fim = [
  se('documento.finalidade', p('Esta declaração destina-se a: {{documento.finalidade}}.')),
  seVazio('documento.finalidade', p('Por ser verdade, firmamos a presente declaração.')),
  daSecretaria(),
];

export const declaracoes: readonly Entregue[] = [
  entregue(
    'declaracao-matricula',
    'Declaração de matrícula',
    'declaracao',
    titulo('Declaração de matrícula'),
    seIgual(
      'matricula.situacao',
      'ativa',
      p(
        ...quem,
        'está regularmente {{aluno.matriculado}} nesta escola',
        com('escola.inep', { antes: ' (código INEP ', depois: ')' }),
        ', ',
        ...onde,
        com('matricula.inicioDasAulas', { antes: ', com aulas de ' }),
        com('matricula.fimDasAulas', { antes: ' a ' }),
        '.',
      ),
    ),
    seOutro(
      'matricula.situacao',
      'ativa',
      p(
        ...quem,
        'esteve {{aluno.matriculado}} nesta escola, ',
        ...onde,
        com('matricula.dataSaida', { antes: ', até ' }),
        '. Situação da matrícula: {{matricula.situacao}}.',
      ),
    ),
    ...fim,
  ),
  entregue(
    'declaracao-frequencia',
    'Declaração de frequência',
    'declaracao',
    titulo('Declaração de frequência'),
    p(...quem, '{{aluno.matriculado}} ', ...onde, ', teve, até a data desta declaração, a seguinte frequência:'),
    se(
      'frequencia.percentual',
      p(
        'Frequência de **{{frequencia.percentual}} %**: {{frequencia.faltas}} faltas em {{frequencia.aulas}} aulas ou dias com chamada registrada nos diários.',
      ),
    ),
    seVazio('frequencia.percentual', p('Ainda não há chamada registrada nos diários deste ano letivo.')),
    ...fim,
  ),
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
    seVazio('notas', p('Ainda não há avaliações registradas neste ano letivo.')),
    p('As médias das etapas que ainda não foram fechadas podem mudar.'),
    ...fim,
  ),
  entregue(
    'declaracao-transferencia',
    'Declaração de transferência',
    'declaracao',
    titulo('Declaração de transferência'),
    p(
      ...quem,
      '{{aluno.matriculado}} nesta escola',
      com('escola.inep', { antes: ' (código INEP ', depois: ')' }),
      ', ',
      ...onde,
      com('matricula.dataSaida', { antes: ', até ' }),
      ', está em condições de transferir-se para outro estabelecimento de ensino.',
    ),
    p(
      'Esta declaração é provisória e vale por 30 (trinta) dias, prazo em que o histórico escolar será expedido (Lei nº 9.394/1996, art. 24, VII). A transferência não depende de quitação de débitos (Lei nº 9.870/1999, art. 6º, § 2º).',
    ),
    daSecretaria(),
  ),
];
