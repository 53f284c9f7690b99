import { textosDaPagina } from '../texts.ts';
import { Emitir } from '#domains/financeiro/boletos/emissao/web/door.tsx';
import { Boletos } from '#domains/financeiro/boletos/lista/web/door.tsx';
import { Remessas } from '#domains/financeiro/boletos/remessas/web/door.tsx';
import { Retornos } from '#domains/financeiro/boletos/retornos/arquivos/web/door.tsx';
import { Excecoes } from '#domains/financeiro/boletos/retornos/excecoes/web/door.tsx';
import { Contas } from '#domains/financeiro/boletos/contas/web/door.tsx';
import { type ComponentType, Suspense } from 'react';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { excecoesApi } from '#domains/financeiro/boletos/retornos/excecoes/api.ts';

const partes = ['emitir', 'boletos', 'remessas', 'retornos', 'excecoes', 'contas'] as const;
export type Parte = (typeof partes)[number];
const telas: Record<Parte, ComponentType> = {
  emitir: Emitir,
  boletos: Boletos,
  remessas: Remessas,
  retornos: Retornos,
  excecoes: Excecoes,
  contas: Contas,
};
/** Everything about boletos, in the order of the work: issue, print, send to the bank, read its answer, deal with the rest. */
export default function GerenciarBoletosPage() {
  const t = useTextos(textosDaPagina);
  const parte = useAba(partes);
  const excecoes = useConsulta(excecoesApi.listarExcecoes, { query: { Parte: 'totais' } }).data?.totais?.abertas ?? 0;
  const Parte = telas[parte];
  const abas = partes.map((chave) => ({ chave, rotulo: t(`aba_${chave}`), conta: chave === 'excecoes' ? excecoes : 0 }));
  return (
    <Pagina abas={<Abas rotulo={t('abas')} abas={abas} />}>
      <Suspense fallback={<Esqueleto linhas={9} />}>
        <Parte />
      </Suspense>
    </Pagina>
  );
}
