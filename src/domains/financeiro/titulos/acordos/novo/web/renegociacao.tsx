import { useEffect, useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  CampoDinheiro,
  CampoMarcar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  EmColunas,
  Formulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData, somarDias } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { acordosApi as api } from '#domains/financeiro/titulos/acordos/api.ts';
import { novoAcordoApi } from '../api.ts';
import { devidoApi } from '#domains/financeiro/titulos/devido/api.ts';
import { novoAcordoEsquema, simulacaoEsquema } from '../esquemas.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { textosAcordo } from '#domains/financeiro/titulos/acordos/texts.ts';
import { recarregarTitulos, useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';
import { PagamentoNaFila } from '#domains/financeiro/titulos/web/rotulos.tsx';
import { SimulacaoDoAcordo } from './simulacao.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const campo = camposDe<typeof novoAcordoEsquema>();

const FORMULARIO = 'renegociacao';
type Devidos = RespostaCliente<typeof devidoApi.valoresDevidos>['itens'];
type Pedido = EntradaCliente<typeof novoAcordoApi.simularAcordo>['body'];

/** Makes an agreement over titles of one payer: conditions at the left, what they come to at every key, to the centavo. */
export function Renegociacao({
  ids,
  aoFechar,
  aoFazer,
}: {
  ids: readonly number[];
  aoFechar: () => void;
  aoFazer: (acordoId: number) => void;
}) {
  const t = useTextos(textosAcordo);
  const { pronto } = useRecebimento();
  const consulta = useConsulta(devidoApi.valoresDevidos, { query: { Ids: ids.join(',') } });
  const [total, setTotal] = useState<number | null>(null);
  const itens = consulta.data?.itens ?? [];
  const abertos = itens.filter((i) => isEmAberto(i.situacao));
  const fora = itens.filter((i) => !isEmAberto(i.situacao));
  const nome = abertos[0]?.pagadorNome ?? '';
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={nome ? t('renegociarTitulo', { nome }) : t('renegociar')}
      rodape={
        <BotaoSalvar
          formulario={FORMULARIO}
          rotulo={total === null ? t('confirmarSemValor') : t('confirmar', { valor: formatarReais(centavos(total)) })}
        />
      }
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {(!consulta.data || !pronto) && !consulta.error && <Esqueleto linhas={10} />}
      {fora.length > 0 && <p role="status">{t('fora', { numeros: fora.map((f) => f.numero).join(', ') })}</p>}
      {abertos.map((titulo) => (
        <PagamentoNaFila key={titulo.id} titulo={titulo} />
      ))}
      {pronto && abertos[0] && <Condicoes abertos={abertos} total={total} aoSimular={setTotal} aoFechar={aoFechar} aoFazer={aoFazer} />}
    </Janela>
  );
}

function Condicoes({
  abertos,
  total,
  aoSimular,
  aoFechar,
  aoFazer,
}: {
  abertos: Devidos;
  total: number | null;
  aoSimular: (total: number | null) => void;
  aoFechar: () => void;
  aoFazer: (acordoId: number) => void;
}) {
  const t = useTextos(textosAcordo);
  const [primeiro] = abertos;
  const renegociar = useComando(novoAcordoApi.renegociar, { invalida: [api.listarAcordos], aoConcluir: () => void recarregarTitulos() });
  if (!primeiro) return null;
  const hoje = primeiro.em;
  return (
    <Formulario
      id={FORMULARIO}
      esquema={novoAcordoEsquema}
      valoresIniciais={{
        tituloIds: abertos.map((a) => a.id),
        dispensaMultaPercentual: '0.0000',
        dispensaJurosPercentual: '0.0000',
        entradaCentavos: 0,
        dataEntrada: hoje,
        parcelas: 3,
        primeiroVencimento: somarDias(hoje, 30),
        contaBancariaId: primeiro.contaBancariaId,
        formaPagamentoId: primeiro.formaPagamentoId,
        totalCentavos: 1,
        entradaPaga: false,
        entradaFormaPagamentoId: null,
        entradaContaBancariaId: null,
        motivoDispensa: null,
        observacao: null,
      }}
      aoSalvar={(_, saida) => renegociar.mutateAsync({ body: { ...saida, totalCentavos: total ?? 1 } })}
      aposSalvar={(resposta) => {
        const feito = resposta as RespostaCliente<typeof novoAcordoApi.renegociar>;
        avisar.sucesso(t('feito', { numero: feito.numero, valor: formatarReais(feito.totalCentavos) }));
        aoFechar();
        aoFazer(feito.id);
      }}
    >
      <Campos />
      <Simulacao tituloIds={abertos.map((a) => a.id)} aoSimular={aoSimular} />
    </Formulario>
  );
}

function Campos() {
  const t = useTextos(textosAcordo);
  const { pode } = useSessao();
  const { contas, formas, contaDaForma } = useRecebimento();
  const { definir } = useFormulario();
  const entrada = useValor(campo('entradaCentavos'));
  const dispensa = [useValor(campo('dispensaMultaPercentual')), useValor(campo('dispensaJurosPercentual'))].some(
    (taxa) => Number(taxa) > 0,
  );
  const temEntrada = typeof entrada === 'number' && entrada > 0;
  const recebeEntrada = useValor(campo('entradaPaga')) === true && temEntrada;
  return (
    <EmColunas>
      <CampoDinheiro nome={campo('entradaCentavos')} rotulo={t('entrada')} colunas={4} autoFoco />
      <CampoNumero nome={campo('parcelas')} rotulo={t('numeroParcelas')} colunas={4} />
      <CampoData nome={campo('primeiroVencimento')} rotulo={t('primeiroVencimento')} colunas={4} />
      {temEntrada && <CampoData nome={campo('dataEntrada')} rotulo={t('dataEntrada')} colunas={4} />}
      {temEntrada && pode('baixar-titulo', 'criar') && <CampoMarcar nome={campo('entradaPaga')} rotulo={t('entradaPaga')} colunas={8} />}
      {recebeEntrada && (
        <>
          <CampoSelecao
            nome={campo('entradaFormaPagamentoId')}
            rotulo={t('formaEntrada')}
            colunas={6}
            opcoes={formas}
            obrigatorio
            aoMudar={(id) => id !== null && definir(campo('entradaContaBancariaId'), contaDaForma(id))}
          />
          <CampoSelecao nome={campo('entradaContaBancariaId')} rotulo={t('contaEntrada')} colunas={6} opcoes={contas} obrigatorio />
        </>
      )}
      {pode('dispensar-encargos', 'criar') && (
        <>
          <CampoTaxa nome={campo('dispensaMultaPercentual')} rotulo={t('dispensaMulta')} colunas={4} />
          <CampoTaxa nome={campo('dispensaJurosPercentual')} rotulo={t('dispensaJuros')} colunas={4} />
        </>
      )}
      {dispensa && <CampoTexto nome={campo('motivoDispensa')} rotulo={t('motivoDispensa')} colunas={12} maximo={300} obrigatorio />}
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t(recebeEntrada ? 'formaParcelas' : 'formaPagamento')}
        colunas={6}
        opcoes={formas}
        aoMudar={(id) => id !== null && definir(campo('contaBancariaId'), contaDaForma(id))}
      />
      <CampoSelecao nome={campo('contaBancariaId')} rotulo={t(recebeEntrada ? 'contaParcelas' : 'conta')} colunas={6} opcoes={contas} />
      <CampoTexto nome={campo('observacao')} rotulo={t('observacao')} colunas={12} maximo={500} />
    </EmColunas>
  );
}

/** What the conditions come to, asked of the server as they are typed; the last good answer stays while the next one comes. */
function Simulacao({ tituloIds, aoSimular }: { tituloIds: number[]; aoSimular: (total: number | null) => void }) {
  const t = useTextos(textosAcordo);
  const valores = {
    tituloIds,
    dispensaMultaPercentual: useValor(campo('dispensaMultaPercentual')),
    dispensaJurosPercentual: useValor(campo('dispensaJurosPercentual')),
    entradaCentavos: useValor(campo('entradaCentavos')),
    dataEntrada: useValor(campo('dataEntrada')),
    parcelas: useValor(campo('parcelas')),
    primeiroVencimento: useValor(campo('primeiroVencimento')),
  };
  const lidas = simulacaoEsquema.safeParse(valores);
  const pedido = usePausado(lidas.success ? lidas.data : null);
  const consulta = useConsulta(
    novoAcordoApi.simularAcordo,
    { body: pedido ?? ({} as Pedido) },
    { ativa: pedido !== null, manterAnterior: true },
  );
  const total = consulta.data && !consulta.error ? consulta.data.totalCentavos : null;
  // The button outside this form carries the figure.
  useEffect(() => aoSimular(total), [total, aoSimular]);
  return (
    <section className={estilo.secao} aria-live="polite">
      {consulta.error && <p className={estilo.perigo}>{consulta.error.message}</p>}
      {!consulta.data && !consulta.error && <p className="suave">{t('simulando')}</p>}
      {consulta.data && !consulta.error && <SimulacaoDoAcordo simulacao={consulta.data} />}
      {consulta.data && (
        <p className="so-leitor">{`${t('resumoTotal')}: ${formatarReais(consulta.data.totalCentavos)}, ${formatarData(consulta.data.hoje)}`}</p>
      )}
    </section>
  );
}
