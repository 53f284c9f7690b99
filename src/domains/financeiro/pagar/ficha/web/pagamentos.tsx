import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { baixasPagarApi } from '../../baixas/api.ts';
import { textosBaixaPagar } from '../../baixas/texts.ts';
import { isLiberada, isRestoDescontavel } from '../../situacoes.ts';
import { textosPagar } from '../../texts.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import type { TituloLido } from './tipos.ts';

/** What was paid of a title, and its reversal with a reason. */
export function PagamentosFeitos({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosPagar);
  if (titulo.baixas.length === 0) return <p className="suave">{t('semPagamentos')}</p>;
  return (
    <>
      <ol className={estilo.linha}>
        {titulo.baixas.map((baixa) => (
          <Pagamento key={baixa.id} titulo={titulo} baixa={baixa} />
        ))}
      </ol>
      <DescontoDoResto titulo={titulo} />
    </>
  );
}

/** What a supplier gives up of a title that is partly paid. */
function DescontoDoResto({ titulo }: { titulo: TituloLido }) {
  const tb = useTextos(textosBaixaPagar);
  const { pode } = useSessao();
  const { id, numero, versao, conta } = titulo;
  const cabe = isRestoDescontavel({ ...titulo, origem: conta.origem }) && isLiberada(conta.aprovacao) && titulo.noBanco === null;
  if (!cabe || !pode('contas-pagar-baixar-titulo', 'criar')) return null;
  const descontar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: tb('descontarResto'),
      texto: tb('descontarRestoTexto', { numero }),
      consequencia: tb('descontarRestoConsequencia', { valor: formatarReais(titulo.saldoCentavos), fornecedor: conta.fornecedorNome }),
      rotuloConfirmar: tb('descontarResto'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(
      baixasPagarApi.descontarResto,
      { params: { id }, body: { motivo, versao } },
      { chaveIdempotencia: crypto.randomUUID() },
    ).then(() => avisar.sucesso(tb('restoDescontado')), avisar.erro);
    await recarregarPagar();
  };
  return (
    <button type="button" className="botao-simples" onClick={() => void descontar()}>
      {tb('descontarResto')}
    </button>
  );
}

function Pagamento({ titulo, baixa }: { titulo: TituloLido; baixa: TituloLido['baixas'][number] }) {
  const t = useTextos(textosPagar);
  const tb = useTextos(textosBaixaPagar);
  const { pode } = useSessao();
  // A discount by itself moved no money.
  const semDinheiro = baixa.valorCentavos === 0;
  const valor = formatarReais(semDinheiro ? baixa.descontoCentavos : baixa.valorCentavos);
  const partes = (
    [
      ['principal', baixa.principalCentavos],
      ['desconto', baixa.descontoCentavos],
      ['multa', baixa.multaCentavos],
      ['juros', baixa.jurosCentavos],
    ] as const
  )
    .filter(([, parte]) => parte > 0)
    .map(([chave, parte]) => `${t(chave)} ${formatarValor(parte)}`);
  const estornar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: tb(semDinheiro ? 'estornarDesconto' : 'estornarTitulo', { valor }),
      texto: tb('estornarTexto'),
      consequencia: semDinheiro
        ? tb('estornarDescontoConsequencia', { valor, numero: titulo.numero })
        : tb('estornarConsequencia', { valor, conta: baixa.contaNome, numero: titulo.numero }),
      rotuloConfirmar: tb('estornar'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(
      baixasPagarApi.estornarPagamento,
      { params: { id: baixa.id }, body: { motivo } },
      { chaveIdempotencia: crypto.randomUUID() },
    ).then(() => avisar.sucesso(tb('estornado')), avisar.erro);
    await recarregarPagar();
  };
  return (
    <li>
      <div className={estilo.movimento}>
        <span>
          {formatarData(baixa.dataBaixa)} · {baixa.estorno ? <del>{valor}</del> : <strong>{valor}</strong>}
        </span>
        {baixa.estorno === null && pode('estornar-pagamento', 'criar') && (
          <button type="button" className="botao-simples" onClick={() => void estornar()}>
            {tb('estornar')}
          </button>
        )}
      </div>
      <p className="suave">{[...partes, ...(semDinheiro ? [] : [baixa.formaNome, baixa.contaNome]), baixa.usuarioNome].join(' · ')}</p>
      {baixa.estorno && (
        <p className="suave">
          {tb('estornadoPor', {
            data: formatarData(baixa.estorno.dataEstorno),
            usuario: baixa.estorno.usuarioNome,
            motivo: baixa.estorno.motivo,
          })}
        </p>
      )}
    </li>
  );
}
