import { textosRecibo } from '#domains/financeiro/titulos/recibos/texts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaQueFalhou } from '#platform/web/registro/registro.tsx';
import { devidoApi } from '#domains/financeiro/titulos/devido/api.ts';
import { maximoPorLote, maximoPorRecibo } from '#domains/financeiro/titulos/esquemas.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { textosBaixa } from '#domains/financeiro/titulos/baixas/texts.ts';
import { useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';
import { RecebimentoDeVarios } from './recebimento-de-varios.tsx';
import { type LoteFeito, RecebimentoEmLote } from './recebimento-em-lote.tsx';
import { RecibosProntos } from './recibos-prontos.tsx';
import { type BaixaFeita, ReciboPronto } from '#domains/financeiro/titulos/recibos/web/door.tsx';

const leitor = z.object({
  ids: z.coerce
    .string()
    .catch('')
    .transform((texto) => [...new Set(texto.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id)))].slice(0, maximoPorLote)),
});

/** Receives many titles: of one payer with one receipt, of many with a receipt for each; the titles stand in the address. */
export default function BaixarTitulosPage() {
  const t = useTextos(textosBaixa);
  const tr = useTextos(textosRecibo);
  const [{ ids }, mudar] = useBusca(leitor);
  const [lote, setLote] = useState<LoteFeito | null>(null);
  const [pronta, setPronta] = useState<{ feita: BaixaFeita; pagador: string } | null>(null);
  const consulta = useConsulta(
    devidoApi.valoresDevidos,
    { query: { Ids: ids.join(',') } },
    { ativa: ids.length > 0 && pronta === null && lote === null, manterAnterior: true },
  );
  const { pronto } = useRecebimento();
  if (lote)
    return (
      <Pagina>
        <RecibosProntos feito={lote} />
      </Pagina>
    );
  if (pronta)
    return (
      <Pagina>
        <ReciboPronto feitas={[pronta.feita]} pagador={pronta.pagador} proximo={null} />
      </Pagina>
    );
  const vazio = (
    <EstadoVazio
      titulo={t('nenhum')}
      texto={t('nenhumTexto')}
      acao={
        <Elo tela="contas-a-receber" search={{ situacao: 'aberto,parcial' }}>
          <Button component="span">{tr('voltar')}</Button>
        </Elo>
      }
    />
  );
  if (ids.length === 0) return <Pagina>{vazio}</Pagina>;
  if (consulta.error && !consulta.data) return <PaginaQueFalhou consulta={consulta} />;
  if (!consulta.data || !pronto) return <PaginaCarregando />;
  const abertos = consulta.data.itens.filter((titulo) => isEmAberto(titulo.situacao) && titulo.devido.totalCentavos > 0);
  const fora = consulta.data.itens.filter((titulo) => !abertos.includes(titulo)).map((titulo) => titulo.numero);
  const [primeiro] = abertos;
  if (!primeiro) return <Pagina>{vazio}</Pagina>;
  const ficarCom = (escolhidos: readonly { id: number }[]): void =>
    mudar({ ids: escolhidos.map((titulo) => titulo.id).join(',') }, { substituir: true });
  const pagadores = new Set(abertos.map((titulo) => titulo.pagadorId)).size;
  if (pagadores > 1 || abertos.length > maximoPorRecibo)
    return (
      <RecebimentoEmLote
        key={abertos.map((titulo) => titulo.id).join(',')}
        iniciais={abertos}
        fora={fora}
        aoFicarCom={ficarCom}
        aoReceber={setLote}
      />
    );
  return (
    <RecebimentoDeVarios
      key={abertos.map((titulo) => titulo.id).join(',')}
      iniciais={abertos}
      fora={fora}
      aoTirar={(id) => ficarCom(abertos.filter((titulo) => titulo.id !== id))}
      aoReceber={(feita) => setPronta({ feita, pagador: primeiro.pagadorNome })}
    />
  );
}
