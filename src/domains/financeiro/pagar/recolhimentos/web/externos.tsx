import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import estilo from '../../web/pagar.module.css';
import { recolhimentosApi as api } from '../api.ts';
import { textosRecolhimento } from '../texts.ts';
import { type ARecolher, mesEmTexto, nomeDoImposto } from './rotulos.ts';

type Externo = ARecolher['externos'][number];

/** What was handed over outside the portal, by whom that was said and why; taken back where it was not. */
export function Externos({ itens }: { itens: readonly Externo[] }) {
  const t = useTextos(textosRecolhimento);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const desfazer = async (x: Externo): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('desfazerTitulo', { imposto: nomeDoImposto(x, idioma), mes: mesEmTexto(x.competencia) }),
      texto: t('desfazerTexto', { valor: formatarReais(x.valorCentavos) }),
      rotuloConfirmar: t('desfazer'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(
      api.desfazerRecolhimentoExterno,
      { params: { id: x.id }, body: { motivo } },
      { chaveIdempotencia: crypto.randomUUID() },
    ).then(() => avisar.sucesso(t('desfeito')), avisar.erro);
    await envelhecer('Recolhimento');
  };
  return (
    <section className={estilo.secao}>
      <h2>{t('externos')}</h2>
      <Tabela
        legenda={t('externos')}
        colunas={[t('imposto'), t('mes'), t('recolhidoEm'), t('comoSeSabe'), t('valor'), t('situacao')]}
        numericas={[2, 4]}
        cartao={{ titulo: 0, valor: 4, apoio: 3, estado: 5 }}
        linhas={itens.map((x) => ({
          chave: x.id,
          celulas: [
            nomeDoImposto(x, idioma),
            mesEmTexto(x.competencia),
            formatarData(x.dataRecolhimento),
            `${x.motivo} (${x.usuarioNome})`,
            x.desfeito ? <del key="v">{formatarValor(x.valorCentavos)}</del> : formatarValor(x.valorCentavos),
            x.desfeito
              ? t('desfeitoPor', { usuario: x.desfeito.usuarioNome, motivo: x.desfeito.motivo })
              : pode('estornar-pagamento', 'criar') && (
                  <button key="d" type="button" className="botao-simples" onClick={() => void desfazer(x)}>
                    {t('desfazer')}
                  </button>
                ),
          ],
        }))}
      />
    </section>
  );
}
