import { assinar, com, type Entregue, entregue, itens, junto, p, paraCada, se, secao, seVazio, tabela, titulo } from './escrever.ts';

const asPartes = junto(
  p('{{lugarEData}}'),
  assinar('{{escola.nome}} – Contratada'),
  paraCada('pagadores', assinar('{{pagador.nome}}', com('pagador.cpf', { antes: ' – CPF ' }))),
);

export const contratos: readonly Entregue[] = [
  entregue(
    'contrato-de-servicos',
    'Contrato de prestação de serviços educacionais',
    'contrato',
    titulo('Contrato de prestação de serviços educacionais'),
    p(
      '**CONTRATADA:** {{escola.nome}}',
      com('escola.cnpj', { antes: ', CNPJ ' }),
      com('escola.endereco', { antes: ', ' }),
      com('escola.cidade', { antes: ', ' }),
      com('escola.uf', { antes: '/' }),
      '.',
    ),
    paraCada(
      'pagadores',
      p(
        '**CONTRATANTE:** {{pagador.nome}}',
        com('pagador.nacionalidade', { antes: ', ' }),
        com('pagador.cpf', { antes: ', CPF ' }),
        com('pagador.endereco', { antes: ', residente em ' }),
        com('pagador.percentual', { antes: ', responsável por ', depois: ' de cada parcela' }),
        '.',
      ),
    ),
    p(
      '**ALUNO:** {{aluno.nome}}, matrícula {{matricula.codigo}}',
      com('aluno.dataNascimento', { antes: ', nascimento em ' }),
      ', {{matricula.curso}} ({{matricula.segmentacao}})',
      com('matricula.turma', { antes: ', turma ' }),
      ', ano letivo de {{matricula.ano}}.',
    ),
    secao('1. Objeto'),
    p(
      'A contratada presta ao aluno os serviços educacionais de {{matricula.curso}} no ano letivo de {{matricula.ano}}, conforme o seu regimento e a sua proposta pedagógica (Lei nº 9.394/1996).',
    ),
    secao('2. Preço e forma de pagamento'),
    se(
      'contrato.numero',
      p(
        'O valor contratado é de **{{contrato.valorTotal}}** ({{contrato.valorTotalPorExtenso}}), pago como segue (Lei nº 9.870/1999, art. 1º):',
      ),
    ),
    tabela('servicos', [
      ['Serviço', 46, 'servico.descricao'],
      ['Forma de pagamento', 24, 'servico.formaPagamento'],
      ['>Parcelas', 12, 'servico.parcelas'],
      ['>Valor', 18, 'servico.valor'],
    ]),
    tabela('descontos', [
      ['Desconto', 46, 'desconto.descricao'],
      ['Condição', 36, 'desconto.condicao'],
      ['>Por parcela', 18, 'desconto.valor'],
    ]),
    tabela('parcelas', [
      ['Referente a', 34, 'parcela.servico'],
      ['Parcela', 12, 'parcela.numero'],
      ['Vencimento', 16, 'parcela.vencimento'],
      ['>Valor', 13, 'parcela.valor'],
      ['>Contratado', 13, 'parcela.contratado'],
      ['>Até o venc.', 14, 'parcela.contratadoEmDia'],
    ]),
    seVazio('parcelas', p('As parcelas serão definidas em termo próprio, assinado pelas partes.')),
    secao('3. Atraso'),
    p(
      'Sobre a parcela paga em atraso incidem multa de até 2% (Lei nº 8.078/1990, art. 52, § 1º) e juros de 1% ao mês, conforme as taxas em vigor na data da emissão do título. O atraso não suspende provas nem retém documentos (Lei nº 9.870/1999, art. 6º).',
    ),
    secao('4. Alterações e rescisão'),
    p(
      'Valores, vencimentos e pagadores só mudam por aditivo assinado pelas partes. Rescindido o contrato, deixam de ser devidas as parcelas que vencem depois da data de efeito; as anteriores continuam devidas. A transferência do aluno é dada a qualquer tempo, independentemente de débitos.',
    ),
    secao('5. Dados pessoais'),
    p(
      'Os dados do aluno e dos responsáveis são tratados para a execução deste contrato e o cumprimento das obrigações legais da escola, no melhor interesse do aluno (Lei nº 13.709/2018, art. 14).',
    ),
    secao('6. Foro'),
    p('Fica eleito o foro do domicílio do aluno', com('escola.cidade', { antes: ' ou o de ' }), ' para resolver questões deste contrato.'),
    asPartes,
  ),
  entregue(
    'termo-de-imagem',
    'Autorização de uso de imagem e voz',
    'contrato',
    titulo('Autorização de uso de imagem e voz'),
    p(
      'Eu, **{{responsavelPedagogico.nome}}**',
      com('responsavelPedagogico.cpf', { antes: ', CPF ' }),
      com('responsavelPedagogico.parentesco', { antes: ', ' }),
      ' de {{aluno.nome}}, {{matricula.curso}}',
      com('matricula.turma', { antes: ', turma ' }),
      ', autorizo a escola {{escola.nome}} a usar a imagem e a voz do aluno, sem pagamento, para os fins marcados:',
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
      ', a participar da atividade abaixo, acompanhado pela equipe da escola.',
    ),
    p('Atividade: ______________________________________________ Data: ____/____/________ Horário: ______ às ______'),
    se('responsavelPedagogico.telefone', p('Telefone para contato durante a atividade: {{responsavelPedagogico.telefone}}.')),
    junto(p('{{lugarEData}}'), assinar('{{responsavelPedagogico.nome}}')),
  ),
];
