import { describe, expect, test } from 'vitest';
import { problemasDoModelo } from './limites.ts';

const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';
const codigos = (frase: string): string[] =>
  problemasDoModelo({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` }).map((p) => p.codigo);

// Written after the rules and judged once, so that the rules are not fitted to the list that they were written for.
describe('twenty others', () => {
  test.each([
    'O desempenho do aluno e as avaliações não são afetados por esta mensagem',
    'Quando o pagamento for feito em outra conta, envie o comprovante à secretaria',
    'O contrato da matrícula prevê multa de dois por cento',
    'Esta mensagem é reservada e não é enviada ao aluno',
    'Não é preciso vir à escola: responda por e-mail',
    'Se preferir, divida o valor em até seis parcelas no cartão',
    'O documento do acordo segue em anexo para assinatura',
    'As atividades do seu filho seguem normalmente enquanto conversamos',
    'O valor não inclui a parcela de junho do aluno, que vence no dia dez',
    'Caso tenha perdido o emprego, conte conosco para encontrar uma forma de pagar',
  ])('fair: %s', (frase) => expect(codigos(frase)).toEqual([]));
  test.each([
    'A partir de amanhã a entrada do aluno não será permitida',
    'Só haverá rematrícula do irmão se a dívida deste for paga',
    'O uniforme e a agenda ficam na secretaria até o acerto das parcelas',
    'Deixaremos um aviso com o porteiro do seu condomínio',
    'A diretora falará com o aluno sobre a dívida',
    'Publicaremos a relação dos que não pagaram no site da escola',
    'O estudante será colocado na última fila até a quitação',
    'Enviaremos mensagens a toda hora enquanto houver débito',
    'Sua conduta é a de um golpista',
    'O seu filho não participará da viagem da turma',
  ])('unlawful: %s', (frase) => expect(codigos(frase)).toContain('EXPRESSAO_VEDADA'));
});
