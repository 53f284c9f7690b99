import { expect, it } from 'vitest';
import { nomeDoMotivo } from './nomes.ts';

it('what was confirmed is told in words, never by the name that programs give the act', () => {
  const atos = [
    'acesso.poder.usuario:0',
    'acesso.poder.perfil:7',
    'acesso.regras:1',
    'acesso.segundo_fator:3',
    'funcionario.ficha:9',
    'conta_cobranca.convenio:2',
    'dados_bancarios.pedido.conta_bancaria:2',
    'dados_bancarios.aprovacao:4',
    'dados_bancarios.reemissao:4',
  ];
  for (const ato of atos) for (const idioma of ['br', 'en'] as const) expect(nomeDoMotivo(ato, idioma), ato).not.toMatch(/[._:]/);
});
