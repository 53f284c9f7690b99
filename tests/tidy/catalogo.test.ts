import { describe, expect, test } from 'vitest';
import { acoes, expandirPermissoes, permissaoDaTela, secoes, telaPorId, telas, telasComRota } from '#catalog/telas.ts';

describe('catalog of screens', () => {
  test('has the 108 screens of the specification and those of ours, each id and path once', () => {
    // What is not of the specification is named here, each with its page in docs/decisions.
    const nossas: readonly string[] = [
      'conferir-documento',
      'assinar',
      'seguranca',
      'auditoria',
      'privacidade',
      'conselho-de-classe',
      'fichas-socioeconomicas',
      'ficha-socioeconomica',
      'bolsas',
      'bolsa',
      'regras-bolsa',
      'pendencias',
      'temporadas',
      'conferir-cadastro',
      'mudanca',
      'mudanca-planilha',
      'mudanca-conferencia',
      'convenios',
      'convenio',
      'relatorio-conveniados',
    ];
    expect(telasComRota.filter((t) => !nossas.includes(t.id))).toHaveLength(108);
    expect(new Set(telas.map((t) => t.id)).size).toBe(telas.length);
    expect(new Set(telasComRota.map((t) => t.path)).size).toBe(telasComRota.length);
  });

  test('titles stand in both languages and every screen but the public ones and home has a section', () => {
    for (const tela of telas) {
      expect(tela.titulo.br.length, tela.id).toBeGreaterThan(1);
      expect(tela.titulo.en.length, tela.id).toBeGreaterThan(1);
      if (!tela.publica && !tela.sempre) expect(secoes, tela.id).toContain(tela.secao);
    }
  });

  test('every screen behind a permission is granted by its own id, and then opens by it', () => {
    for (const tela of telasComRota) {
      if (tela.publica || tela.sempre) continue;
      expect(permissaoDaTela(tela.id, 'visualizar'), tela.id).not.toBeNull();
      for (const acao of acoes) {
        const chave = permissaoDaTela(tela.id, acao);
        if (chave !== null) expect(expandirPermissoes([chave]), `${tela.id}:${acao}`).toContain(`${tela.id}:${acao}`);
      }
    }
    expect(permissaoDaTela('baixar-titulos', 'visualizar')).toBe('baixar-titulo:criar');
    expect(permissaoDaTela('baixar-titulos', 'excluir')).toBeNull();
  });

  test('a form inherits from a screen that grants, and opens only with its letters', () => {
    for (const tela of telas) {
      if (tela.herda) expect(telaPorId(tela.herda.de).acoes.length, tela.id).toBeGreaterThan(0);
      else expect(tela.publica || tela.sempre || tela.acoes.includes('visualizar') || tela.path === null, tela.id).toBe(true);
    }
    const soLista = expandirPermissoes(['pessoas:visualizar']);
    expect(soLista.has('pessoa:visualizar')).toBe(true);
    expect(soLista.has('nova-pessoa:visualizar')).toBe(false);
    expect(expandirPermissoes(['pessoas:criar']).has('nova-pessoa:visualizar')).toBe(true);
    expect(expandirPermissoes([]).has('dashboard:visualizar')).toBe(true);
  });
});
