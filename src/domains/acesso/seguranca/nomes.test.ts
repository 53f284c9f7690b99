import { expect, it } from 'vitest';
import { atosConfirmados } from '#domains/financeiro/dados-bancarios/dados.ts';
import { nomeDoMotivo } from './nomes.ts';

it('what was confirmed is told in words, never by the name that programs give the act', () => {
  const atos = [
    'acesso.poder.usuario:0',
    'acesso.poder.perfil:7',
    'acesso.regras:1',
    'acesso.segundo_fator:3',
    'funcionario.dados_bancarios:9',
    atosConfirmados.convenio(2),
    atosConfirmados.pedido('conta_bancaria', 2),
    atosConfirmados.aprovacao(4),
    atosConfirmados.reemissao(4),
  ];
  for (const ato of atos) for (const idioma of ['br', 'en'] as const) expect(nomeDoMotivo(ato, idioma), ato).not.toMatch(/[._:]/);
});
