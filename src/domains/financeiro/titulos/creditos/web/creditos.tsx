import { textosCredito } from '../texts.ts';
import { type Credito } from './credito.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { historicoNoIdioma } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { creditosApi } from '../api.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const DevolucaoDeCredito = lazy(() => import('./devolucao.tsx').then((m) => ({ default: m.DevolucaoDeCredito })));
const reais = (valor: Centavos): string => formatarReais(valor);

/** The credits of a payer: what is left of each, how it was used, its refund. */
export function CreditosDoPagador({ pagadorId }: { pagadorId: number }) {
  const t = useTextos(textosCredito);
  const { data } = useConsulta(creditosApi.creditosDoPagador, { params: { id: pagadorId } });
  const [devolvendo, setDevolvendo] = useState<Credito | null>(null);
  return (
    <section className={estilo.secao}>
      <h3>{t('creditos')}</h3>
      {data?.itens.length === 0 && <p className="suave">{t('semCreditos')}</p>}
      <ol className={estilo.linha}>
        {data?.itens.map((credito) => (
          <Linha key={credito.id} credito={credito} aoDevolver={() => setDevolvendo(credito)} />
        ))}
      </ol>
      <Suspense fallback={null}>{devolvendo && <DevolucaoDeCredito credito={devolvendo} aoFechar={() => setDevolvendo(null)} />}</Suspense>
    </section>
  );
}

function Linha({ credito: c, aoDevolver }: { credito: Credito; aoDevolver: () => void }) {
  const t = useTextos(textosCredito);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [hoje] = useState(hojeNaEscola);
  const estornar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('estornar'),
      texto: t('estornarTexto'),
      consequencia: t('estornarConsequencia', { valor: reais(c.valorCentavos), conta: c.contaNome }),
      rotuloConfirmar: t('estornar'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(creditosApi.estornarCredito, { params: { id: c.id }, body: { motivo } }, { chaveIdempotencia: crypto.randomUUID() }).then(
      () => avisar.sucesso(t('estornado')),
      avisar.erro,
    );
    await envelhecer('Credito', 'Extrato');
  };
  const desfazer = async (uso: Credito['usos'][number]): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('desfazerTitulo', { valor: reais(uso.valorCentavos) }),
      texto: t('desfazerTexto'),
      consequencia: t('desfazerConsequencia', { valor: reais(uso.valorCentavos) }),
      rotuloConfirmar: t('desfazer'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(
      creditosApi.desfazerDevolucao,
      { params: { id: uso.id }, body: { motivo } },
      { chaveIdempotencia: crypto.randomUUID() },
    ).then(() => avisar.sucesso(t('devolucaoDesfeita')), avisar.erro);
    await envelhecer('Credito', 'Extrato');
  };
  const podeEncerrar = c.saldoCentavos > 0 && pode('devolver-credito', 'criar');
  return (
    <li>
      <div className={estilo.movimento}>
        <span>
          {formatarData(c.dataCredito)} ·{' '}
          <strong>{t('disponivel', { saldo: reais(c.saldoCentavos), valor: reais(c.valorCentavos) })}</strong>
        </span>
        {podeEncerrar && (
          <span className={estilo.acoes}>
            {c.dataCredito <= hoje && (
              <Button size="compact-sm" variant="default" onClick={aoDevolver}>
                {t('devolver')}
              </Button>
            )}
            {c.utilizadoCentavos === 0 && (
              <Button size="compact-sm" variant="subtle" color="red" onClick={() => void estornar()}>
                {t('estornar')}
              </Button>
            )}
          </span>
        )}
      </div>
      {c.saldoCentavos > 0 && c.dataCredito > hoje && (
        <p className="consequencia">{t('usavelDesde', { data: formatarData(c.dataCredito) })}</p>
      )}
      <p className="suave">{[historicoNoIdioma(c.historico, 'credito', idioma), c.contaNome, c.usuarioNome].join(' · ')}</p>
      {c.usos.map((uso) => (
        <p key={uso.id} className="suave">
          {formatarData(uso.dataUso)} · {reais(uso.valorCentavos)}{' '}
          {t(`uso_${uso.tipo}`, { numero: uso.tituloNumero ?? '', motivo: uso.motivo ?? '' })} {uso.desfeito && t('desfeito')}
          {uso.tipo === 'devolucao' && !uso.desfeito && pode('devolver-credito', 'criar') && (
            <button type="button" className="botao-simples" onClick={() => void desfazer(uso)}>
              {t('desfazer')}
            </button>
          )}
        </p>
      ))}
    </li>
  );
}
