import { describe, expect, test } from 'vitest';
import { problemasDoModelo } from './limites.ts';

const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';
const codigos = (frase: string): string[] =>
  problemasDoModelo({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` }).map((p) => p.codigo);

// The filter is judged on whole sentences as schools write them: twenty fair ones, twenty that the law forbids. None may be taken for the other.
const justas = [
  'A situação financeira não interfere nas aulas nem nas avaliações do aluno',
  'As provas e o boletim do seu filho seguem normalmente, qualquer que seja a situação das parcelas',
  'Nada muda para o aluno: ele continua frequentando as aulas e recebendo as notas',
  'O histórico escolar e a declaração de transferência são entregues a qualquer tempo, sem relação com pagamentos',
  'Esta carta trata da mensalidade de março do aluno e não foi enviada a mais ninguém',
  'Caso o aluno não estude mais conosco, avise a secretaria para corrigirmos o cadastro',
  'Sem a matrícula do aluno no recibo, informe o CPF do responsável ao pagar',
  'Se o pagamento da matrícula não foi reconhecido, envie o comprovante',
  'Para a rematrícula, a secretaria pode orientar sobre um acordo antes do prazo',
  'Os filhos continuam atendidos como sempre enquanto combinamos o pagamento',
  'Se a sua família passa por dificuldades, procure-nos: há parcelamento sem juros',
  'O desconto para irmãos não vale para parcelas vencidas, como diz o contrato',
  'Se não recebeu o boleto, peça a segunda via pelo telefone acima',
  'A multa e os juros deixam de correr na data do pagamento',
  'Pedimos que não pague o boleto antigo: ele foi cancelado e substituído por este',
  'Se discorda de algum valor, escreva-nos, e a cobrança fica suspensa enquanto conferimos',
  'O crédito que sobrar fica para a próxima parcela do seu filho',
  'O recibo será enviado ao e-mail do responsável depois do pagamento',
  'Guarde esta carta; ela não será entregue a outras pessoas nem mencionada na escola',
  'A declaração anual de quitação será emitida quando o ano estiver pago',
];
const ilicitas = [
  'O aluno não poderá fazer as provas enquanto houver parcelas em aberto',
  'A entrega do boletim fica condicionada ao pagamento',
  'O histórico escolar só será entregue depois da quitação',
  'Seu filho será impedido de entrar na sala',
  'A carteirinha do aluno deixará de abrir a catraca até a regularização',
  'A partir de segunda-feira o estudante ficará na coordenação até que o responsável pague',
  'O login do aluno será desativado até o pagamento',
  'Não haverá merenda para o aluno em atraso',
  'Informaremos ao avô da criança o valor em aberto',
  'O seu nome constará da lista afixada na portaria',
  'Publicaremos no grupo de WhatsApp da turma quem ainda não pagou',
  'Entraremos em contato com a empresa em que o senhor trabalha',
  'Um cobrador irá ao seu endereço no sábado',
  'Ligaremos todos os dias, inclusive à noite e nos fins de semana, até receber',
  'Contaremos ao seu filho que a mensalidade não foi paga',
  'A criança será chamada na frente da turma para levar esta carta',
  'O senhor responderá por crime de estelionato',
  'Quem não paga não merece estudar aqui',
  'A vaga do seu filho será dada a outra família ainda neste semestre',
  'A escola reterá o diploma e o certificado até que tudo seja pago',
];

describe('forty sentences', () => {
  test.each(justas)('fair: %s', (frase) => expect(codigos(frase)).toEqual([]));
  test.each(ilicitas)('unlawful: %s', (frase) => expect(codigos(frase)).toContain('EXPRESSAO_VEDADA'));
});
