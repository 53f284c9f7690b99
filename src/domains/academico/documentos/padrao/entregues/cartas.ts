import { alinhado, assinar, com, itens, junto, p, paraCada, se, secao, tabela, titulo } from '#shared/papel/escrever.ts';
import { type Entregue, entregue } from './entregue.ts';

export const cartas: readonly Entregue[] = [
  entregue(
    'carta-de-reuniao',
    'Carta: convite para reunião',
    'carta',
    alinhado('direita', '{{lugarEData}}'),
    paraCada('responsaveis', alinhado('esquerda', '**{{responsavel.nome}}**', com('responsavel.parentesco', { antes: ' (', depois: ')' }))),
    p('Assunto: reunião sobre {{aluno.nome}} – {{matricula.curso}}', com('matricula.turma', { antes: ', turma ' })),
    p(
      'Convidamos para uma reunião sobre a vida escolar de {{aluno.nome}}, no dia ____/____/________, às ______, nesta escola',
      com('escola.endereco', { antes: ', ' }),
      '.',
    ),
    p(
      'Se não puder comparecer, pedimos que nos avise',
      com('escola.telefone', { antes: ' pelo telefone ' }),
      com('escola.email', { antes: ' ou por ' }),
      ', para marcarmos outro horário.',
    ),
    junto(p('Atenciosamente,'), assinar('Coordenação – {{escola.nome}}')),
  ),
  entregue(
    'carta-de-boas-vindas',
    'Carta: boas-vindas à família',
    'carta',
    alinhado('direita', '{{lugarEData}}'),
    p('À família de **{{aluno.nome}}**,'),
    p(
      'É uma alegria receber {{aluno.nome}} no curso {{matricula.curso}}, no ano letivo de {{matricula.ano}}',
      com('matricula.inicioDasAulas', { antes: ', cujas aulas começam em ' }),
      '.',
    ),
    se(
      'irmaos',
      p('Na escola também estudam:'),
      tabela('irmaos', [
        ['Nome', 50, 'irmao.nome'],
        ['Curso', 30, 'irmao.curso'],
        ['Turma', 20, 'irmao.turma'],
      ]),
    ),
    p('Estes são os responsáveis que temos no cadastro. Se algo mudou, avise a secretaria:'),
    tabela('responsaveis', [
      ['Nome', 40, 'responsavel.nome'],
      ['Parentesco', 18, 'responsavel.parentesco'],
      ['Telefone', 20, 'responsavel.telefone'],
      ['E-mail', 32, 'responsavel.email'],
    ]),
    junto(p('Conte conosco.'), assinar('Direção – {{escola.nome}}')),
  ),
  entregue(
    'ata-de-reuniao',
    'Ata de reunião com responsáveis',
    'ata',
    titulo('Ata de reunião com responsáveis'),
    p(
      'Aos ____ dias do mês de ______________ de {{ano}}, às ______, reuniram-se na escola {{escola.nome}}',
      com('escola.cidade', { antes: ', em ' }),
      ', a coordenação e os responsáveis por **{{aluno.nome}}**, {{matricula.curso}}',
      com('matricula.turma', { antes: ', turma ' }),
      ', para tratar de:',
    ),
    itens(
      '__________________________________________________________________',
      '__________________________________________________________________',
      '__________________________________________________________________',
    ),
    secao('Encaminhamentos'),
    itens(
      '__________________________________________________________________',
      '__________________________________________________________________',
    ),
    p('Nada mais havendo a tratar, lavrou-se esta ata, que vai assinada pelos presentes.'),
    junto(p('{{lugarEData}}'), assinar('Coordenação – {{escola.nome}}'), paraCada('responsaveis', assinar('{{responsavel.nome}}'))),
  ),
];
