import { describe, expect, test } from 'vitest';
import { diasDoTexto, problemasDoModelo } from './limites.ts';
import { medidaDe } from './medidas.ts';

const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';
const com = (frase: string) => ({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` });
const codigos = (frase: string): string[] => problemasDoModelo(com(frase)).map((p) => p.codigo);

describe('the usual formulas of a notice wait for their days', () => {
  test.each([
    'Sem o pagamento, seu nome será incluído nos cadastros restritivos',
    'O débito poderá ser levado aos órgãos de proteção',
    'incluído nos órgãos de restrição de crédito',
    'Haverá restrição em seu CPF',
    'O seu CPF poderá sofrer restrições',
    'Seu nome irá para a lista negra do comércio',
    'O nome do responsável será inscrito em cadastro de inadimplência',
    'Seu nome será apontado em bancos de dados',
    'Você perderá o crédito na praça',
    'SEU NOME SERÁ INCLUÍDO EM CADASTRO NEGATIVO',
    'We will report this to the credit agencies',
    'Your name will be listed at the credit bureau',
    'It will affect your credit score',
  ])('bureau: %s', (frase) => {
    expect(medidaDe(com(frase))).toBe('negativacao');
    expect(diasDoTexto(com(frase))).toBe(60);
  });

  test.each([
    'Ajuizaremos ação monitória',
    'A dívida será ajuizada',
    'Ingressaremos em juízo',
    'tomaremos as medidas legais cabíveis',
    'Adotaremos as providências cabíveis',
    'cobraremos pelas vias legais',
    'sujeito a ações executivas',
    'executaremos o contrato',
    'O contrato será executado',
    'propositura de ação de execução',
    'o caso pode virar litígio',
    'serão tomadas medidas coercitivas',
    'We will take legal action',
    'The case will be handed to our lawyers',
    'You may be sued',
    'It will be sent to a collection agency',
  ])('law: %s', (frase) => {
    expect(medidaDe(com(frase))).toBe('judicial');
    expect(diasDoTexto(com(frase))).toBe(90);
  });
});

describe('nothing of studies is held back, nobody is told', () => {
  test.each([
    'As notas ficarão retidas',
    'O material didático não será entregue',
    'Os documentos ficam retidos na secretaria',
    'Reteremos os documentos até a quitação',
    'O resultado final só sai com a quitação',
    'O resultado será divulgado somente após o pagamento',
    'A emissão do certificado depende do pagamento',
    'O acesso ao portal do aluno será restringido até o pagamento',
    'O portal será bloqueado',
    'A formatura do seu filho depende da quitação',
    'Não participará da festa de encerramento',
    'O uniforme só será liberado após o pagamento',
    'O nome do aluno será retirado da lista de chamada',
    'Seu filho será desligado em outubro',
    'Rescindiremos o contrato de imediato',
    'A família perderá a vaga',
    'Segue em cópia para a coordenação e a professora',
    'A professora será avisada',
    'Informaremos as outras famílias',
    'Ligaremos para o seu trabalho',
    'Você é um mau pagador',
    'Grades will be withheld',
    'The transcript will not be released',
    'Your child will not be allowed to take the exams',
    'The report card will be given only after the debt is paid',
    'We will contact your employer',
    'You are a defaulter',
  ])('refused: %s', (frase) => expect(codigos(frase)).toEqual(['EXPRESSAO_VEDADA']));
});

test.each([
  'O responsável legal pode assinar o acordo',
  'Os descontos legais já estão no valor',
  'Enviaremos a nota fiscal após o pagamento',
  'O material didático será entregue em fevereiro',
  'O valor do material e do uniforme está nas parcelas acima',
  'Acesse o portal e pague até o vencimento',
  'Saiba mais no portal sobre como pagar até o vencimento',
  'Só é possível emitir a segunda via pelo portal até o dia do pagamento',
  'O boleto pode ser retirado na secretaria',
  'O boleto não será entregue em papel',
  'O recibo será emitido após o pagamento',
  'Confirme o seu nome e o seu CPF no cadastro da escola',
  'Mantenha o seu cadastro em dia: nome, CPF e telefone',
  'Aceitamos cartão de crédito e de débito',
  'O crédito do pagamento a mais fica na sua conta',
  'Fale com a coordenação financeira',
  'Este é um comunicado da coordenação financeira',
  'Se ainda não recebeu os documentos do acordo, avise a secretaria',
  'Se os documentos não foram entregues, traga-os à secretaria',
  'Independentemente do pagamento, o atendimento da escola segue o mesmo',
  'O valor do passeio é parcelado sem juros',
  'Pague pelo aplicativo do seu banco até a data acima',
  'A multa e os juros seguem o contrato',
  'Podemos dividir a dívida em parcelas: proponha um acordo',
  'We will contact you again next week',
  'Classes run until 30 November',
  'Please pay by card or Pix, or propose an agreement',
])('a fair text passes: %s', (frase) => {
  expect(problemasDoModelo(com(frase))).toEqual([]);
  expect(medidaDe(com(frase))).toBeNull();
});
