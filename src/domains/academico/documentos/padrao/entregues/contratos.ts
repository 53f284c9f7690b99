import { assinar, com, itens, junto, p, se, titulo } from '#shared/papel/escrever.ts';
import { type Entregue, entregue } from './entregue.ts';

export const contratos: readonly Entregue[] = [
  entregue(
    'termo-de-imagem',
    'Autorização de uso de imagem e voz',
    'contrato',
    titulo('Autorização de uso de imagem e voz'),
    p(
      'Eu, **{{responsavelPedagogico.nome}}**',
      com('responsavelPedagogico.cpf', { antes: ', CPF ' }),
      ', responsável por {{aluno.nome}}, {{matricula.curso}}',
      com('matricula.turma', { antes: ', turma ' }),
      ', autorizo a escola {{escola.nome}} a usar a imagem e a voz de {{aluno.nome}}, sem pagamento, para os fins marcados:',
    ),
    itens(
      '(   ) murais, reuniões e atividades dentro da escola;',
      '(   ) página e redes sociais da escola;',
      '(   ) material impresso de divulgação da escola.',
    ),
    p(
      'Esta autorização é específica e pode ser retirada a qualquer momento, por escrito, na secretaria (Lei nº 13.709/2018, arts. 8º e 14). Não autorizar não muda em nada a matrícula nem a participação nas atividades.',
    ),
    junto(p('{{lugarEData}}'), assinar('{{responsavelPedagogico.nome}}')),
  ),
  entregue(
    'autorizacao-de-saida',
    'Autorização para atividade fora da escola',
    'contrato',
    titulo('Autorização para atividade fora da escola'),
    p(
      'Eu, **{{responsavelPedagogico.nome}}**',
      com('responsavelPedagogico.cpf', { antes: ', CPF ' }),
      ', autorizo {{aluno.nome}}, {{matricula.curso}}',
      com('matricula.turma', { antes: ', turma ' }),
      ', a participar da atividade abaixo, sob os cuidados da equipe da escola.',
    ),
    p('Atividade: ______________________________________________ Data: ____/____/________ Horário: ______ às ______'),
    se('responsavelPedagogico.telefone', p('Telefone para contato durante a atividade: {{responsavelPedagogico.telefone}}.')),
    junto(p('{{lugarEData}}'), assinar('{{responsavelPedagogico.nome}}')),
  ),
];
