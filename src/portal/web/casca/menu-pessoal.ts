import { useEffect } from 'react';
import { apareceNoMenu, type TelaId, telaPorId } from '#catalog/telas.ts';
import { menuPessoalApi as api } from '#domains/acesso/menu/api.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { avisar } from '#platform/web/avisos.tsx';
import { useTelaAtual } from '#platform/web/navegacao.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { acertarConsulta, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { itemDoMenu } from './menu-grupos.ts';

type Menu = RespostaCliente<typeof api.obterMenu>;

/** Nobody else changes it. */
const VALIDADE_MS = 10 * 60_000;
/** A screen that one only passed through is not one that was opened. */
const ABERTA_DEPOIS_MS = 2_000;

const guardar = (menu: Menu): void => acertarConsulta(api.obterMenu, {}, () => menu);
const useMenu = () => useConsulta(api.obterMenu, {}, { validadeMs: VALIDADE_MS }).data;

/** What the person pinned and opened last, and the switch of a pin. */
export function useMenuPessoal() {
  const menu = useMenu();
  const fixar = useComando(api.fixarTela, { aoConcluir: guardar });
  const soltar = useComando(api.soltarTela, { aoConcluir: guardar });
  const fixadas: readonly TelaId[] = menu?.fixadas ?? [];
  const recentes: readonly TelaId[] = menu?.recentes ?? [];
  const alternar = (tela: TelaId): void => {
    const feito = fixadas.includes(tela) ? soltar.mutateAsync({ params: { tela } }) : fixar.mutateAsync({ body: { tela } });
    feito.catch(avisar.erro);
  };
  return { fixadas, recentes, alternar };
}

/** Notes the screens that are opened, for those opened last. What fails is not told: the next one is noted again. */
export function useAnotarTelas(): void {
  const atual = useTelaAtual();
  const menu = useMenu();
  const tela = atual === null ? null : itemDoMenu(atual);
  const nova =
    tela !== null && menu !== undefined && apareceNoMenu(telaPorId(tela)) && menu.recentes[0] !== tela && !menu.fixadas.includes(tela);
  useEffect(() => {
    if (!nova) return;
    const depois = setTimeout(() => {
      chamar(api.abrirTela, { body: { tela } }, { semReentrada: true }).then(guardar, () => undefined);
    }, ABERTA_DEPOIS_MS);
    return () => clearTimeout(depois);
  }, [nova, tela]);
}
