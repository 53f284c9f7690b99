import { textosRecibo } from '#domains/financeiro/titulos/recibos/texts.ts';
import { textosAjustes } from '../texts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { creditosApi } from '#domains/financeiro/titulos/creditos/api.ts';
import { baixasApi } from '../api.ts';
import { recibosApi } from '#domains/financeiro/titulos/recibos/api.ts';
import { devidoApi } from '#domains/financeiro/titulos/devido/api.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import type { BaixaFeita } from '#domains/financeiro/titulos/recibos/web/door.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

/** Says that the payer has credit and offers to settle with it first, with its receipt at hand: what is left is received in money. */
export function CreditoDisponivel({
  devido,
  aoReceber,
}: {
  devido: RespostaCliente<typeof devidoApi.valorDevido>;
  aoReceber: (feitas: readonly BaixaFeita[]) => void;
}) {
  const t = useTextos(textosAjustes);
  const { data } = useConsulta(creditosApi.creditosDoPagador, { params: { id: devido.pagadorId } });
  const usar = useComando(baixasApi.usarCreditos, { aoConcluir: () => void recarregarTitulos(), envelhece: ['Credito'] });
  const creditos = data?.itens.filter((c) => c.saldoCentavos > 0 && c.dataCredito <= devido.em) ?? [];
  const aEntrar = data?.itens.find((c) => c.saldoCentavos > 0 && c.dataCredito > devido.em);
  const disponivel = creditos.reduce((soma, c) => soma + c.saldoCentavos, 0);
  const valorCentavos = Math.min(disponivel, devido.devido.totalCentavos);
  const [usados, setUsados] = useState<readonly BaixaFeita[]>([]);
  const feitos = usados.map((feita) => <CreditoUsado key={feita.reciboId} feita={feita} />);
  if (valorCentavos === 0)
    return (
      <>
        {feitos}
        {aEntrar && devido.devido.totalCentavos > 0 && (
          <p role="status" className="suave">
            {t('creditoAEntrar', { valor: formatarReais(aEntrar.saldoCentavos), data: formatarData(aEntrar.dataCredito) })}
          </p>
        )}
      </>
    );
  const aoUsar = async (): Promise<void> => {
    await usar.mutateAsync({ params: { id: devido.id }, body: { dataUso: devido.em } }).then(({ recibos }) => {
      for (const r of recibos) avisar.sucesso(t('usado', { valor: formatarReais(r.totalCentavos), numero: r.reciboNumero }));
      const todos = [...usados, ...recibos];
      setUsados(todos);
      if (recibos.at(-1)?.baixas[0]?.situacao === 'baixado') aoReceber(todos);
    }, avisar.erro);
  };
  return (
    <>
      {feitos}
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
  const t = useTextos(textosAjustes);
  const tb = useTextos(textosRecibo);
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
        endpoint={recibosApi.reciboEmPdf}
        entrada={{ params: { id: reciboId } }}
        nomePadrao={`recibo-${numero}.pdf`}
      />
    </p>
  );
}
