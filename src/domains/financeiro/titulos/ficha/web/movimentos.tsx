import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { estornosApi } from '#domains/financeiro/titulos/estornos/api.ts';
import { recibosApi } from '#domains/financeiro/titulos/recibos/api.ts';
import { podeTransitar } from '#domains/financeiro/titulos/situacoes.ts';
import { textosAcordo } from '#domains/financeiro/titulos/acordos/texts.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';
import type { TituloLido } from './titulo-lido.ts';

type Baixa = TituloLido['baixas'][number];

/** What was received for a title, how it was allocated, its receipt, and its reversal with a reason. */
export function Movimentos({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosTitulos);
  const [recibo, setRecibo] = useState<Baixa | null>(null);
  if (titulo.baixas.length + titulo.coberturas.length === 0) return <p className="suave">{t('semMovimentos')}</p>;
  return (
    <>
      <ol className={estilo.linha}>
        {titulo.baixas.map((baixa) => (
          <Movimento key={baixa.id} titulo={titulo} baixa={baixa} aoVerRecibo={() => setRecibo(baixa)} />
        ))}
        {titulo.coberturas.map((cobertura) => (
          <Cobertura key={`c${cobertura.id}`} cobertura={cobertura} />
        ))}
      </ol>
      <PreviaDocumento
        aberta={recibo !== null}
        aoFechar={() => setRecibo(null)}
        titulo={t('recibo', { numero: recibo?.reciboNumero ?? '' })}
        endpoint={recibosApi.reciboEmPdf}
        entrada={{ params: { id: recibo?.reciboId ?? 0 } }}
        nomePadrao={`recibo-${recibo?.reciboNumero ?? ''}.pdf`}
      />
    </>
  );
}

/** What an agreement covered of the title, without a payment of its own. */
function Cobertura({ cobertura: c }: { cobertura: TituloLido['coberturas'][number] }) {
  const t = useTextos(textosAcordo);
  const valor = formatarReais(c.valorCentavos);
  return (
    <li>
      <div className={estilo.movimento}>
        <span>
          {formatarData(c.data)} · {c.estornada ? <del>{valor}</del> : <strong>{valor}</strong>}
        </span>
      </div>
      <p className="suave">
        <Elo tela="contas-a-receber" search={{ aba: 'acordos', abrir: c.acordoId }}>
          {t(`cobertura_${c.tipo}`, { acordo: c.acordoNumero })}
        </Elo>
        {c.estornada && ` · ${t('coberturaEstornada')}`}
      </p>
    </li>
  );
}

/** What the reversal of a payment does to the title, by the key of its text. */
function consequencia(titulo: TituloLido) {
  const quebrado = titulo.acordos.some((a) => a.papel === 'parcela' && a.situacao === 'quebrado');
  if (quebrado) return 'estornarConsequenciaQuebrado';
  const ultima = titulo.baixas.filter((b) => b.estorno === null).length === 1;
  return titulo.sairiaComOContrato && ultima ? 'estornarConsequenciaParado' : 'estornarConsequencia';
}

function Movimento({ titulo, baixa, aoVerRecibo }: { titulo: TituloLido; baixa: Baixa; aoVerRecibo: () => void }) {
  const t = useTextos(textosTitulos);
  const { pode } = useSessao();
  const valor = formatarReais(baixa.valorCentavos);
  const partes = (
    [
      ['principal', baixa.principalCentavos],
      ['juros', baixa.jurosCentavos],
      ['multa', baixa.multaCentavos],
      ['desconto', baixa.descontoCentavos],
    ] as const
  )
    .filter(([, parte]) => parte > 0)
    .map(([chave, parte]) => `${t(chave)} ${formatarValor(parte)}`);
  const estornavel = podeTransitar(titulo.situacao, 'estornarParte');
  // A standing agreement was made with what this payment covered: it ends first.
  const preso = !estornavel && titulo.acordos.find((a) => a.papel === 'renegociado' && a.situacao === 'vigente');
  const estornar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('estornarTitulo', { valor }),
      texto: t('estornarTexto'),
      consequencia: t(consequencia(titulo), { valor, conta: baixa.contaNome, numero: titulo.numero }),
      rotuloConfirmar: t('estornar'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    try {
      const {
        creditoEstornadoCentavos: credito,
        descontoRevogadoCentavos: desconto,
        foraDaCobranca,
      } = await chamar(
        estornosApi.estornarBaixa,
        { params: { id: baixa.id }, body: { motivo } },
        { chaveIdempotencia: crypto.randomUUID() },
      );
      avisar.sucesso(credito > 0 ? t('estornadoComCredito', { credito: formatarReais(credito) }) : t('estornado'));
      if (foraDaCobranca > 0) avisar.sucesso(t('estornadoForaDaCobranca', { n: foraDaCobranca }));
      if (desconto > 0) avisar.sucesso(t('estornadoComDesconto', { desconto: formatarReais(desconto) }));
    } catch (causa) {
      avisar.erro(causa);
    }
    await recarregarTitulos();
  };
  return (
    <li>
      <div className={estilo.movimento}>
        <span>
          {formatarData(baixa.dataBaixa)} · {baixa.estorno ? <del>{valor}</del> : <strong>{valor}</strong>}
        </span>
        <span className={estilo.acoes}>
          <button type="button" className="botao-simples" onClick={aoVerRecibo}>
            {t('verRecibo', { numero: baixa.reciboNumero })}
          </button>
          {baixa.estorno === null && estornavel && pode('estornar-titulo', 'criar') && (
            <button type="button" className="botao-simples" onClick={() => void estornar()}>
              {t('estornar')}
            </button>
          )}
          {baixa.estorno === null && preso && pode('estornar-titulo', 'criar') && (
            <Elo tela="contas-a-receber" search={{ aba: 'acordos', abrir: preso.id }}>
              {t('estornoPreso', { acordo: preso.numero })}
            </Elo>
          )}
        </span>
      </div>
      <p className="suave">{[...partes, baixa.formaNome, baixa.contaNome, baixa.usuarioNome].join(' · ')}</p>
      {baixa.descontoRevogadoCentavos > 0 && (
        <p className="suave">{t('descontoCaiu', { desconto: formatarReais(baixa.descontoRevogadoCentavos) })}</p>
      )}
      {baixa.estorno && (
        <p className="suave">
          {t('estornadoPor', {
            data: formatarData(baixa.estorno.dataEstorno),
            usuario: baixa.estorno.usuarioNome,
            motivo: baixa.estorno.motivo,
          })}
        </p>
      )}
    </li>
  );
}
