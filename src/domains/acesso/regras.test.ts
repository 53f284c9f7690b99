import { describe, expect, it } from 'vitest';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { esperaApos, limites, type TipoLimite } from './limites.ts';
import { acessosDaSessao, chavesDasConcessoes, concessoesDasChaves, gerenciaAcesso } from './permissoes-de-perfil.ts';
import { deveRotacionar, duracoes, ociosidadeMinutos } from './sessao-regras.ts';
import { situacaoApos, situacoesUsuario, transicoes, type VerboUsuario } from './situacoes.ts';
import fc from 'fast-check';

const verbos: VerboUsuario[] = ['aprovacao', 'recusa', 'convite', 'aceite', 'desativacao', 'reativacao', 'redefinicao'];
const chaves = fc.subarray([...permissoesConcediveis]);

describe('state of a user', () => {
  it('refuses every transition that is not in the table, naming the state', () => {
    for (const situacao of situacoesUsuario) {
      for (const verbo of verbos) {
        const destino = transicoes[situacao][verbo];
        if (destino) expect(situacaoApos(situacao, verbo)).toBe(destino);
        else expect(() => situacaoApos(situacao, verbo)).toThrow(ErroNegocio);
      }
    }
  });
  it('sends whoever never chose a password back to the invitation', () =>
    expect(situacaoApos('inativo', 'reativacao', false)).toBe('convidado'));
});

describe('permissions of a profile', () => {
  it('survives the way to the matrix and back, in the order of the catalog', () => {
    fc.assert(
      fc.property(chaves, (lista) => {
        expect(chavesDasConcessoes(concessoesDasChaves(lista))).toEqual(lista);
      }),
    );
  });
  it('drops what the catalog does not know', () =>
    expect(
      chavesDasConcessoes([
        { tela: 'dashboard', acoes: ['criar'] },
        { tela: 'nada', acoes: ['listar'] },
      ]),
    ).toEqual([]));
  it('knows which grants manage access', () => {
    expect(gerenciaAcesso(['usuarios:editar'])).toBe(true);
    expect(gerenciaAcesso(['perfis:excluir'])).toBe(true);
    expect(gerenciaAcesso(['usuarios:visualizar', 'usuarios:listar', 'pessoas:editar'])).toBe(false);
  });
  it('names the actions as the specification does, and gives an administrator every screen', () => {
    expect(acessosDaSessao(false, ['pessoas:visualizar', 'pessoas:listar'])).toEqual([
      { nome: 'pessoas', permissoes: ['Visualizar', 'Listar'] },
    ]);
    expect(acessosDaSessao(true, []).flatMap(({ nome, permissoes }) => permissoes.map((p) => `${nome}:${p.toLowerCase()}`))).toEqual(
      expect.arrayContaining([...permissoesConcediveis]),
    );
  });
});

describe('session limits', () => {
  it('is shorter for those who can change money or access', () => {
    expect(ociosidadeMinutos(false, new Set())).toBe(30);
    expect(ociosidadeMinutos(false, new Set(['contas-a-receber:listar', 'pessoas:editar', 'matriculas:criar']))).toBe(30);
    expect(ociosidadeMinutos(false, new Set(['contas-a-receber:criar']))).toBe(15);
    expect(ociosidadeMinutos(false, new Set(['perfis:editar']))).toBe(15);
    expect(ociosidadeMinutos(true, new Set())).toBe(15);
  });
  it('rotates in the second half of the life of a token', () => {
    expect(deveRotacionar(1000, 1000 + duracoes.tokenSegundos)).toBe(false);
    expect(deveRotacionar(1000, 1000 + duracoes.tokenSegundos / 2)).toBe(false);
    expect(deveRotacionar(1000, 1000 + duracoes.tokenSegundos / 2 - 1)).toBe(true);
  });
});

describe('limits of attempts', () => {
  it('waits nothing while free, then never less than before, up to the maximum', () => {
    for (const limite of Object.values(limites)) {
      expect(esperaApos(limite, limite.livres)).toBe(0);
      expect(esperaApos(limite, limite.livres + 1)).toBe(limite.esperaInicial);
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 5_000 }), (n) => {
          expect(esperaApos(limite, n + 1)).toBeGreaterThanOrEqual(esperaApos(limite, n));
          expect(esperaApos(limite, n)).toBeLessThanOrEqual(limite.esperaMaxima);
        }),
      );
    }
  });
  it('forgets no count before its block ends', () => {
    for (const tipo of Object.keys(limites) as TipoLimite[])
      expect(limites[tipo].janela).toBeGreaterThanOrEqual(limites[tipo].esperaMaxima);
  });
});
