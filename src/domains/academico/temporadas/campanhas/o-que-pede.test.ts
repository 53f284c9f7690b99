import { expect, test } from 'vitest';
import { oQuePede } from './o-que-pede.ts';

test('the mail of a season says what it asks, and nothing else', () => {
  const nada = { campos: [], documentos: [], fichaSaude: false };
  expect(oQuePede({ ...nada, campos: ['cpf'] })).toEqual({
    assunto: 'confira os dados da sua família',
    pedido: 'confira e corrija os seus dados e os dos alunos por quem responde',
  });
  expect(oQuePede({ ...nada, campos: ['celular', 'email'] }).pedido).toBe('confira e corrija os seus dados');
  expect(oQuePede({ ...nada, documentos: ['rg'] })).toEqual({
    assunto: 'fotografe os documentos pedidos',
    pedido: 'fotografe os documentos pedidos',
  });
  expect(oQuePede({ ...nada, fichaSaude: true })).toEqual({
    assunto: 'preencha a ficha de saúde',
    pedido: 'preencha a ficha de saúde dos alunos',
  });
  expect(oQuePede({ campos: ['corRaca'], documentos: ['rg'], fichaSaude: true }).pedido).toBe(
    'confira e corrija os dados dos alunos por quem responde, fotografe os documentos pedidos e preencha a ficha de saúde dos alunos',
  );
});
