import { expect, test } from 'vitest';
import { ameacaEm } from './ameacas.ts';
import { problemasDoModelo } from './limites.ts';

const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';

test.each([
  'O nome do aluno será lido em sala',
  'Leremos na reunião de pais a lista de quem deve e os nomes',
  'O nome da família será citado na reunião',
  'O aluno será chamado à frente da turma',
  'Chamaremos o aluno à secretaria para cobrar',
  'Mandaremos recado na agenda do aluno sobre a dívida',
  'Seu filho será convocado à direção por causa do débito',
])('refused, for the child pays nothing and is shown to nobody: %s', (frase) => {
  expect(ameacaEm(frase)).not.toBeNull();
});

test.each([
  'O recado na agenda do aluno é só sobre as aulas',
  'Chamaremos o responsável pelo telefone que está no cadastro',
  'O nome do aluno está no boleto',
])('accepted: %s', (frase) => {
  expect(problemasDoModelo({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` })).toEqual([]);
});
