import type { Page } from '@playwright/test';

type Fibra = {
  type: unknown;
  flags: number;
  child: Fibra | null;
  sibling: Fibra | null;
  alternate: Fibra | null;
};

/**
 * Counts how often React draws each component, by the door that its developer tools use: after each commit the tree is walked along what
 * became another fiber, and those that did work are counted by name.
 */
export async function contarDesenhos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const desenhos: Record<string, number> = {};
    const nomeDe = (tipo: unknown): string => {
      const funcao = typeof tipo === 'object' && tipo !== null && 'type' in tipo ? tipo.type : tipo;
      return typeof funcao === 'function' ? funcao.name : '';
    };
    const contar = (fibra: Fibra): void => {
      const nome = nomeDe(fibra.type);
      if (nome !== '') desenhos[nome] = (desenhos[nome] ?? 0) + 1;
    };
    const nasceu = (fibra: Fibra): void => {
      contar(fibra);
      for (let filha = fibra.child; filha; filha = filha.sibling) nasceu(filha);
    };
    const visitar = (nova: Fibra, antiga: Fibra): void => {
      // The first bit says that the component itself ran.
      if (nova.flags & 1) contar(nova);
      if (nova.child === antiga.child) return;
      for (let filha = nova.child; filha; filha = filha.sibling) {
        if (!filha.alternate) nasceu(filha);
        else if (filha.alternate !== filha) visitar(filha, filha.alternate);
      }
    };
    Object.assign(window, {
      desenhos,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_id: number, { current }: { current: Fibra }) =>
          current.alternate ? visitar(current, current.alternate) : nasceu(current),
      },
    });
  });
}

/** What was drawn since it was last asked. */
export const desenhosDesde = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const { desenhos } = window as unknown as { desenhos: Record<string, number> };
    const copia = { ...desenhos };
    for (const nome of Object.keys(desenhos)) delete desenhos[nome];
    return copia;
  });
