import { useState } from 'react';
import { chamar } from '#platform/web/api.ts';
import { avisar, perguntarMotivo } from '#platform/web/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { titulosApi as api } from '../api.ts';
import { comoEstornar } from '../situacoes.ts';
import { textosAcordo } from '../texts-acordo.ts';
import { textosTitulos } from '../texts.ts';
import { recarregarTitulos } from './opcoes.ts';
import estilo from './titulos.module.css';
import type { TituloLido } from './titulo-janela.tsx';

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
        endpoint={api.reciboEmPdf}
        entrada={{ params: { id: recibo?.reciboId ?? 0 } }}
        nomePadrao={`recibo-${recibo?.reciboNumero ?? ''}.pdf`}
      />
    </>
  );
}

/** What an agreement covered of the title, without a payment of its own. */
function Cobertura({ cobertura: c }: { cobertura: TituloLido['coberturas'][number] }) {
  const t = useTextos(textosAcordo);
  const valor = formatarReais(c.valorCentavos as Centavos);
  return (
    <li>
      <div className={estilo.movimento}>
        <span>
          {formatarData(c.data)} · {c.estornada ? <del>{valor}</del> : <strong>{valor}</strong>}
        </span>
      </div>
      <p className="suave">
        <Elo tela="contas-a-receber" search={{ aba: 'acordos', abrir: c.acordoId }}>
          {t(`cobertura_${c.tipo}`, { acordo: c.acordoNumero, titulo: c.novoTituloNumero ?? '' })}
        </Elo>
        {c.estornada && ` · ${t('coberturaEstornada')}`}
      </p>
    </li>
  );
}

/** What the reversal of a payment does to the title, by the key of its text. */
function consequencia(titulo: TituloLido, cobertoCentavos: number, encargosCentavos: number) {
  if (comoEstornar(titulo) === 'levarAOutro') {
    if (cobertoCentavos === 0) return 'estornarConsequenciaEncargos';
    return encargosCentavos > 0 ? 'estornarConsequenciaAmbos' : 'estornarConsequenciaAcordo';
  }
  const quebrado = titulo.acordos.some((a) => a.papel === 'parcela' && a.situacao === 'quebrado');
  if (quebrado) return 'estornarConsequenciaQuebrado';
  const ultima = titulo.baixas.filter((b) => b.estorno === null).length === 1;
  return titulo.sairiaComOContrato && ultima ? 'estornarConsequenciaParado' : 'estornarConsequencia';
}

function Movimento({ titulo, baixa, aoVerRecibo }: { titulo: TituloLido; baixa: Baixa; aoVerRecibo: () => void }) {
  const t = useTextos(textosTitulos);
  const { pode } = useSessao();
  const valor = formatarReais(baixa.valorCentavos as Centavos);
  const partes = (
    [
      ['principal', baixa.principalCentavos],
      ['juros', baixa.jurosCentavos],
      ['multa', baixa.multaCentavos],
      ['desconto', baixa.descontoCentavos],
    ] as const
  )
    .filter(([, parte]) => parte > 0)
    .map(([chave, parte]) => `${t(chave)} ${formatarValor(parte as Centavos)}`);
  const coberto = baixa.principalCentavos + baixa.descontoCentavos - baixa.descontoRevogadoCentavos;
  const encargos = baixa.multaCentavos + baixa.jurosCentavos;
  // The installment of an agreement whose rest went into another one: that one was made without this payment.
  const preso = comoEstornar(titulo) === null && titulo.acordos.find((a) => a.papel === 'renegociado' && a.situacao === 'vigente');
  const estornar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('estornarTitulo', { valor }),
      texto: t('estornarTexto'),
      consequencia: t(consequencia(titulo, coberto, encargos), {
        valor,
        novo: formatarReais(coberto as Centavos),
        encargos: formatarReais(encargos as Centavos),
        conta: baixa.contaNome,
        numero: titulo.numero,
      }),
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
        novoTitulo,
        tituloDosEncargos,
      } = await chamar(api.estornarBaixa, { params: { id: baixa.id }, body: { motivo } }, { chaveIdempotencia: crypto.randomUUID() });
      avisar.sucesso(credito > 0 ? t('estornadoComCredito', { credito: formatarReais(credito as Centavos) }) : t('estornado'));
      if (novoTitulo)
        avisar.sucesso(t('estornadoComTitulo', { numero: novoTitulo.numero, valor: formatarReais(novoTitulo.valorCentavos as Centavos) }));
      if (foraDaCobranca > 0) avisar.sucesso(t('estornadoForaDaCobranca', { n: foraDaCobranca }));
      if (tituloDosEncargos) {
        const { numero, valorCentavos } = tituloDosEncargos;
        avisar.sucesso(t('estornadoComEncargos', { numero, valor: formatarReais(valorCentavos as Centavos) }));
      }
      if (desconto > 0) avisar.sucesso(t('estornadoComDesconto', { desconto: formatarReais(desconto as Centavos) }));
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
          {baixa.estorno === null && comoEstornar(titulo) !== null && pode('estornar-titulo', 'criar') && (
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
        <p className="suave">{t('descontoCaiu', { desconto: formatarReais(baixa.descontoRevogadoCentavos as Centavos) })}</p>
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
