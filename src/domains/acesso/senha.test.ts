import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recusaDaSenha } from './senha.ts';

const comuns = new Set(readFileSync(new URL('./senhas/server/senhas-comuns.txt', import.meta.url), 'utf8').split('\n'));
const contexto = {
  textos: ['Zuleide', 'Lima Figueira', 'zuleide.lima@demo.escola', 'Colégio Exemplo', 'Belém'],
  cpf: '52998224725',
  dataNascimento: '1984-03-07',
};
const recusa = (senha: string) => recusaDaSenha(senha, contexto, comuns);

describe('new passwords', () => {
  it('ships a list of at least 3,000 refused passwords', () => expect(comuns.size).toBeGreaterThan(3_000));

  it.each([
    ['abc12', 'SENHA_CURTA'],
    [`a${'x9'.repeat(64)}`, 'SENHA_LONGA'],
    ['ABCDEF123', 'SENHA_SEM_MINUSCULA'],
    ['qwerty', 'SENHA_COMUM'],
    ['Senha123', 'SENHA_COMUM'],
    ['flamengo2026!', 'SENHA_COMUM'],
    ['p4ssw0rd', 'SENHA_COMUM'],
    ['aaaaaaaa', 'SENHA_COMUM'],
    ['abcabcabc', 'SENHA_COMUM'],
    ['defghij', 'SENHA_COMUM'],
    ['zuleide84', 'SENHA_PREVISIVEL'],
    ['Zul3id3!', 'SENHA_PREVISIVEL'],
    ['figueira07031984', 'SENHA_PREVISIVEL'],
    ['cpf52998224725', 'SENHA_PREVISIVEL'],
    ['colegioexemplo', 'SENHA_PREVISIVEL'],
    ['belem2026', 'SENHA_COMUM'],
    ['secretaria.escola', 'SENHA_PREVISIVEL'],
  ])('refuses %s as %s', (senha, codigo) => expect(recusa(senha)).toBe(codigo));

  it.each(['patio-demo', 'tres barcos no rio', 'vento9', 'çãé rio claro', 'Lima-Pedra-Vento', `${'ab3'.repeat(42)}zz`])(
    'accepts %s',
    (senha) => expect(recusa(senha)).toBeNull(),
  );

  it('never refuses for context what shares no word with it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[jkwy]{4}[0-9]{2}[jkwy]{4}$/), (senha) => {
        fc.pre(!/^(.{1,3})\1+$/.test(senha));
        expect(recusa(senha)).toBeNull();
      }),
    );
  });

  it('gives the same answer whatever the case and accents', () => {
    for (const nome of ['Zuleide', 'ZULEÍDE', 'zuleide']) expect(recusa(`${nome}a1`)).toBe('SENHA_PREVISIVEL');
  });
});
