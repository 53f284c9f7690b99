import { expect, it } from 'vitest';
import { camposDasDuasVersoes } from './comparacao.ts';
import type { CampoRegistrado } from './contexto.tsx';

const campo = (nome: string, rotulo: string, sensivel = false): [string, CampoRegistrado] => [
  nome,
  { nome, rotulo, formatar: String, sensivel },
];
const rotulos = (campos: [string, CampoRegistrado][], atual: Record<string, unknown>) =>
  Object.fromEntries(
    [...camposDasDuasVersoes(new Map(campos), atual, (l, n, c) => `${l} ${n}: ${c}`)].map(([nome, c]) => [nome, c.rotulo]),
  );

const doFormulario = [
  campo('nome', 'Nome'),
  campo('senha', 'Senha', true),
  campo('precos.0.valor', 'Valor'),
  campo('precos.length', 'Preços'),
];

it('compares what both versions have, never a secret', () => {
  expect(rotulos(doFormulario, { nome: 'Ana', precos: [{ valor: 1 }] })).toEqual({
    nome: 'Nome',
    'precos.0.valor': 'Preços 1: Valor',
    'precos.length': 'Preços',
  });
});

it('shows the items that only the other version has', () => {
  expect(Object.keys(rotulos(doFormulario, { precos: [{ valor: 1 }, { valor: 2 }] }))).toContain('precos.1.valor');
});

it('keeps what only my version has', () => {
  expect(rotulos(doFormulario, { precos: [] })).toHaveProperty(['precos.0.valor'], 'Preços 1: Valor');
});
