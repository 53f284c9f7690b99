import { Button } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { contaApi as api } from '#domains/financeiro/titulos/creditos/api.ts';
import { titulosApi } from '#domains/financeiro/titulos/lista/api.ts';
import { textosBaixa } from '../texts.ts';
import { textosConta } from '#domains/financeiro/titulos/extrato/texts.ts';
import { recarregarCreditos } from '#domains/financeiro/titulos/creditos/web/creditos.tsx';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import type { BaixaFeita } from '#domains/financeiro/titulos/recibos/web/recibo-pronto.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

/** Says that the payer has credit and offers to settle with it first, with its receipt at hand: what is left is received in money. */
export function CreditoDisponivel({
  devido,
  aoReceber,
}: {
  devido: RespostaCliente<typeof titulosApi.valorDevido>;
  aoReceber: (feita: BaixaFeita) => void;
}) {
  const t = useTextos(textosConta);
  const { data } = useConsulta(api.creditosDoPagador, { params: { id: devido.pagadorId } });
  const usar = useComando(api.usarCredito, { aoConcluir: () => void Promise.all([recarregarTitulos(), recarregarCreditos()]) });
  const credito = data?.itens.find((c) => c.saldoCentavos > 0 && c.dataCredito <= devido.em);
  const valorCentavos = Math.min(credito?.saldoCentavos ?? 0, devido.devido.totalCentavos);
  const [usado, setUsado] = useState<BaixaFeita | null>(null);
  if (!credito || valorCentavos === 0) return usado && <CreditoUsado feita={usado} />;
  const aoUsar = async (): Promise<void> => {
    const body = { dataUso: devido.em, itens: [{ tituloId: devido.id, valorCentavos }] };
    await usar.mutateAsync({ params: { id: credito.id }, body }).then((feita) => {
      avisar.sucesso(t('usado', { valor: formatarReais(feita.totalCentavos), numero: feita.reciboNumero }));
      setUsado(feita);
      if (feita.baixas[0]?.situacao === 'baixado') aoReceber(feita);
    }, avisar.erro);
  };
  return (
    <>
      {usado && <CreditoUsado feita={usado} />}
      <p role="status" className={estilo.movimento}>
        <span>{t('temCredito', { nome: devido.pagadorNome, valor: formatarReais(centavos(data?.saldoCentavos ?? 0)) })}</span>
        <Button variant="default" loading={usar.isPending} onClick={() => void aoUsar()}>
          {t('usarCredito', { valor: formatarReais(centavos(valorCentavos)) })}
        </Button>
      </p>
    </>
  );
}

/** The notice of a use goes away after a moment; its receipt stays at hand while the rest is received. */
function CreditoUsado({ feita: { totalCentavos, reciboId, reciboNumero: numero } }: { feita: BaixaFeita }) {
  const t = useTextos(textosConta);
  const tb = useTextos(textosBaixa);
  const [vendo, setVendo] = useState(false);
  return (
    <p className={estilo.movimento}>
      <span>{t('usado', { valor: formatarReais(totalCentavos), numero })}</span>
      <Button variant="subtle" onClick={() => setVendo(true)}>
        {tb('verRecibo')}
      </Button>
      <PreviaDocumento
        aberta={vendo}
        aoFechar={() => setVendo(false)}
        titulo={tb('reciboN', { numero })}
        endpoint={titulosApi.reciboEmPdf}
        entrada={{ params: { id: reciboId } }}
        nomePadrao={`recibo-${numero}.pdf`}
      />
    </p>
  );
}
