import { describe, expect, test } from 'vitest';
import { problemasDoModelo } from './limites.ts';
import { medidaDe } from './medidas.ts';

const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';
const codigos = (frase: string): string[] =>
  problemasDoModelo({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` }).map((p) => p.codigo);

describe('sentences that nobody had in mind when the limits were written', () => {
  test.each([
    'Sem quitação, o aluno não fará as provas finais',
    'A criança ficará na secretaria durante o recreio',
    'Entraremos em contato com a diretoria da sua empresa',
    'O aluno não terá o nome chamado na colação de grau',
    'O seu débito será comentado na reunião de pais',
    'Quem deve não entra na escola',
    'Seu filho não poderá usar a cantina nem a biblioteca',
    'O boletim será liberado depois que o débito for pago',
    'Não renovaremos a matrícula no meio do ano e cancelaremos a atual',
    'Mandaremos uma carta aberta para o condomínio',
    'A transferência do aluno só sairá com a quitação',
    'Seremos obrigados a expor o caso no jornal da cidade',
    'Vamos cobrar a dívida da avó do aluno',
    'Seu filho será separado da turma',
    'Não assistirá às aulas enquanto houver parcelas em aberto',
    'A professora dirá ao aluno que os pais não pagaram',
    'Caloteiros não têm vez aqui',
    'Você será preso se não pagar',
    'Tomaremos o seu carro na rua',
    'Faremos ligações de madrugada até o pagamento',
    'O login do aluno será desativado',
    'Sua dívida será divulgada no carro de som',
    'Não emitiremos a declaração de escolaridade',
    'O histórico ficará guardado conosco até o acerto',
    'A polícia será chamada à sua casa',
    'O aluno será isolado dos colegas',
    'Seu filho lanchará separado da turma',
    'O gerente da sua empresa receberá esta carta',
    'O síndico do condomínio receberá uma cópia',
    'O caso será mencionado na assembleia de pais',
    'Faremos telefonemas aos domingos até o acerto',
  ])('refused: %s', (frase) => expect(codigos(frase)).toEqual(['EXPRESSAO_VEDADA']));

  test.each([
    'As provas finais seguem o calendário normal, com ou sem parcelas em aberto',
    'O boletim está disponível no portal para todos os alunos',
    'A reunião de pais é no dia 12, às 19 h',
    'Seu filho continua com acesso a todas as atividades',
    'Se preferir, pague em até três vezes no cartão',
    'A matrícula do próximo ano pode ser feita depois do acordo',
    'Não compartilhamos esta informação com a professora nem com a turma',
    'Atendemos de segunda a sexta, das 8 h às 17 h, por telefone ou na escola',
    'A declaração de quitação anual é enviada em maio',
    'O desconto de pontualidade vale até o vencimento',
    'O valor inclui multa de 2% e juros de 1% ao mês',
    'Se o boleto já foi pago no fim de semana, desconsidere',
    'O contrato prevê a correção pelo índice combinado',
    'A avó, que é a responsável financeira, pode assinar o acordo',
    'O extrato detalhado está no portal da família',
    'Caso tenha perdido o emprego, fale conosco sobre a bolsa',
    'O seguro escolar já está pago',
    'Envie o comprovante por e-mail ou entregue na secretaria',
    'A cantina e a biblioteca funcionam no horário de sempre',
    'Pedimos desculpas se a carta chegou depois do pagamento',
    'A sua família receberá o boleto por e-mail',
    'O calendário será divulgado na reunião de pais',
    'Se a criança ficará na escola até mais tarde, avise',
    'Não entre na escola sem agendar',
    'Este aviso é enviado só ao responsável financeiro',
    'A biblioteca empresta os livros de que precisa',
    'O carnê pode ser retirado na recepção',
    'Os recibos de 2026 servem para o imposto de renda',
    'Ligue para a secretaria em qualquer dia útil',
    'Entre em contato com a secretaria da escola',
    'Entraremos em contato por telefone em horário comercial',
    'A próxima reunião de pais trata do calendário de 2027',
    'As notas estão disponíveis no portal como sempre',
    'Se a sua empresa paga a mensalidade, envie-nos o comprovante',
  ])('accepted: %s', (frase) => {
    expect(codigos(frase)).toEqual([]);
    expect(medidaDe({ assunto: '', corpo: frase })).toBeNull();
  });
});
