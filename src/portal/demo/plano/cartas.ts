/** The texts and the ladder of the demo school. */
export const modelosDeCarta = [
  {
    chave: 'lembrete',
    nome: 'Lembrete',
    assunto: 'Lembrete do {{escola}}',
    corpo:
      'Prezado(a) {{responsavel}},\n\nNão identificamos até {{data}} o pagamento do que segue:\n\n{{titulos}}\n\nO total nesta data é {{total}}. Pedimos o pagamento até {{prazo}}. Se quiser combinar outra data, fale conosco: {{contato}}.\n\nComo pagar:\n\n{{pagamento}}\n\nSe o pagamento já foi feito, desconsidere este lembrete.\n\n{{escola}}',
  },
  {
    chave: 'carta',
    nome: 'Carta',
    assunto: 'Mensagem financeira do {{escola}}',
    corpo:
      'Prezado(a) {{responsavel}},\n\nConstam em aberto até {{data}} os títulos abaixo:\n\n{{titulos}}\n\nO total nesta data é {{total}}. Pedimos o seu contato até {{prazo}} para pagar ou combinar o pagamento em parcelas: {{contato}}.\n\nComo pagar:\n\n{{pagamento}}\n\nSe o pagamento já foi feito, desconsidere esta carta.\n\n{{escola}}',
  },
  {
    chave: 'formal',
    nome: 'Carta formal',
    assunto: 'Comunicado financeiro do {{escola}}',
    corpo:
      'Prezado(a) {{responsavel}},\n\nApesar dos contatos anteriores, seguem em aberto até {{data}}:\n\n{{titulos}}\n\nO total nesta data é {{total}}. Convidamos a um acordo até {{prazo}}: {{contato}}. As parcelas podem caber no orçamento da família, e os encargos podem ser revistos.\n\nComo pagar:\n\n{{pagamento}}\n\nSe o pagamento já foi feito, desconsidere esta carta.\n\n{{escola}}',
  },
  {
    chave: 'aviso',
    nome: 'Aviso prévio',
    assunto: 'Aviso do {{escola}}',
    corpo:
      'Prezado(a) {{responsavel}},\n\nSeguem em aberto até {{data}}:\n\n{{titulos}}\n\nO total nesta data é {{total}}. Sem pagamento ou acordo até {{prazo}}, o nome do responsável poderá ser comunicado aos serviços de proteção ao crédito (SPC), depois de aviso do próprio serviço. Fale conosco antes disso: {{contato}}.\n\nComo pagar:\n\n{{pagamento}}\n\nSe o pagamento já foi feito, desconsidere este aviso.\n\n{{escola}}',
  },
] as const;
export type ChaveDeModelo = (typeof modelosDeCarta)[number]['chave'];

export const degrausDaRegua: readonly { nome: string; diasAtraso: number; canal: 'email' | 'impresso'; modelo: ChaveDeModelo }[] = [
  { nome: 'Lembrete', diasAtraso: 5, canal: 'email', modelo: 'lembrete' },
  { nome: 'Carta', diasAtraso: 15, canal: 'email', modelo: 'carta' },
  { nome: 'Carta formal', diasAtraso: 30, canal: 'impresso', modelo: 'formal' },
  { nome: 'Aviso prévio', diasAtraso: 60, canal: 'impresso', modelo: 'aviso' },
];
