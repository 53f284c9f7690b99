import { type ComponentType, lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { AcoesDoEstoque } from '#domains/suprimentos/estoques/operacoes/web/door.tsx';
import { textosSaldos } from '#domains/suprimentos/estoques/texts.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { Saldos } from './saldos.tsx';

const Operacoes = lazy(async () => ({ default: (await import('#domains/suprimentos/estoques/operacoes/web/door.tsx')).Operacoes }));
const Contagens = lazy(async () => ({ default: (await import('#domains/suprimentos/estoques/contagens/web/door.tsx')).Contagens }));
const NovaContagemBotao = lazy(async () => ({
  default: (await import('#domains/suprimentos/estoques/contagens/web/door.tsx')).NovaContagemBotao,
}));
const partes = ['saldos', 'operacoes', 'contagens'] as const;
const telas: Record<(typeof partes)[number], ComponentType> = { saldos: Saldos, operacoes: Operacoes, contagens: Contagens };

/** What is kept, how it moved, and what was counted. */
export default function EstoquesPage() {
  const t = useTextos(textosEstoque);
  const ts = useTextos(textosSaldos);
  const parte = useAba(partes);
  const Parte = telas[parte];
  return (
    <Pagina
      abas={<Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: ts(`aba.${chave}`) }))} />}
      acoes={
        parte === 'contagens' ? (
          <Suspense fallback={null}>
            <NovaContagemBotao />
          </Suspense>
        ) : (
          <AcoesDoEstoque />
        )
      }
    >
      <Suspense fallback={<Esqueleto linhas={9} />}>
        <Parte />
      </Suspense>
    </Pagina>
  );
}
