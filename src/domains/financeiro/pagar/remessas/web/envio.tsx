import { useState } from 'react';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, EmColunas, Formulario, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { AvisoDaAliquota } from '../../web/aviso-da-aliquota.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import { remessasPagarApi as api } from '../api.ts';
import { envioEsquema } from '../esquemas.ts';
import { modosDePagamento } from '../modos.ts';
import { textosRemessaPagar } from '../texts.ts';

const campo = camposDe<typeof envioEsquema>();
const FORMULARIO = 'envio-ao-banco';
type Props = { ids: readonly number[]; hoje: string; aoFechar: () => void; aoGerar: (id: number) => void };

/** Chosen titles as a file to the bank: how each would be paid, which do not go and why, and the file of those that do. */
export function EnvioAoBanco({ ids, hoje, aoFechar, aoGerar }: Props) {
  const t = useTextos(textosRemessaPagar);
  const convenios = useConsulta(api.listarConvenios, {});
  const ativos = convenios.data?.itens.filter((c) => c.ativo && c.conhecido) ?? [];
  const [escolhida, setConta] = useState<number | null>(null);
  const conta = escolhida ?? ativos[0]?.contaBancariaId ?? 0;
  const previa = useConsulta(
    api.preverRemessa,
    { query: { ContaBancariaId: conta, Ids: ids.join(',') } },
    { ativa: conta > 0, manterAnterior: true },
  );
  const vao = (conta > 0 && previa.data?.itens.filter((i) => i.modo !== null)) || [];
  const erro = convenios.error ?? (conta > 0 ? previa.error : null);
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={t('enviar')}
      rodape={
        vao.length > 0 &&
        previa.data && <BotaoSalvar formulario={FORMULARIO} rotulo={t('gerar', { valor: formatarReais(previa.data.totalCentavos) })} />
      }
    >
      <p>{t('enviarTexto')}</p>
      {erro && <EstadoErro erro={erro} tentarDeNovo={() => void convenios.refetch()} />}
      {!convenios.data && !convenios.error && <Esqueleto linhas={4} />}
      {convenios.data && ativos.length === 0 && <p className="consequencia">{t('semConvenio')}</p>}
      {ativos.length > 0 && (
        <Formulario
          id={FORMULARIO}
          esquema={envioEsquema}
          valoresIniciais={{ contaBancariaId: conta, dataPagamento: hoje }}
          aoSalvar={(_, body, chaveIdempotencia) =>
            chamar(api.gerarRemessa, { body: { ...body, ids: vao.map((i) => i.tituloId) } }, { chaveIdempotencia })
          }
          aposSalvar={(resposta) => {
            const { id, nomeArquivo, conferencia } = resposta as RespostaCliente<typeof api.gerarRemessa>;
            avisar.sucesso(t(conferencia === 'pendente' ? 'geradaAguarda' : 'gerada', { arquivo: nomeArquivo }));
            void recarregarPagar();
            aoGerar(id);
          }}
        >
          <EmColunas>
            <CampoSelecao
              nome={campo('contaBancariaId')}
              rotulo={t('conta')}
              colunas={7}
              opcoes={ativos.map((c) => ({ valor: c.contaBancariaId, rotulo: c.contaNome }))}
              aoMudar={(id) => setConta(id)}
            />
            <CampoData nome={campo('dataPagamento')} rotulo={t('dataPagamento')} colunas={5} />
          </EmColunas>
          <AvisoNoDia itens={vao} />
          {previa.data && <Itens itens={previa.data.itens} />}
          {previa.data?.precisaDeOutra && <p className="consequencia consequencia-perigo">{t('aguarda')}</p>}
        </Formulario>
      )}
    </Janela>
  );
}

type DaPrevia = RespostaCliente<typeof api.preverRemessa>['itens'];

/** What to look out for on the day on which the bank pays. */
function AvisoNoDia({ itens }: { itens: DaPrevia }) {
  const t = useTextos(textosRemessaPagar);
  const dia = useValor(campo('dataPagamento'));
  const atrasados = itens.filter((i) => i.emDiaAte < (dia ?? '')).map((i) => i.numero);
  return (
    <>
      <AvisoDaAliquota titulos={itens} dia={dia} />
      {atrasados.length > 0 && (
        <p className="consequencia">{t('depoisDoVencimento', { n: atrasados.length, quais: atrasados.join(', ') })}</p>
      )}
    </>
  );
}

function Itens({ itens }: { itens: DaPrevia }) {
  const t = useTextos(textosRemessaPagar);
  const { idioma } = useIdioma();
  return (
    <Tabela
      legenda={t('titulos')}
      colunas={[t('titulo'), t('fornecedor'), t('modo'), t('valor')]}
      numericas={[3]}
      cartao={{ titulo: 1, valor: 3, apoio: 2, estado: 0 }}
      linhas={itens.map((i) => ({
        chave: i.tituloId,
        celulas: [
          i.numero,
          i.fornecedorNome,
          i.modo
            ? [
                rotuloDe(modosDePagamento, i.modo, idioma),
                i.bancoMudouEm && t('bancoMudou'),
                i.outroValorCentavos !== null && t('outroValor', { valor: formatarReais(i.outroValorCentavos) }),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('naoVai', { porque: i.porque ?? '' }),
          i.modo ? formatarValor(i.valorCentavos) : '—',
        ],
      }))}
    />
  );
}
