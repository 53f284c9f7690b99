import { useEffect, useRef, useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  EmColunas,
  Formulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { baixasApi } from '../api.ts';
import { devidoApi } from '#domains/financeiro/titulos/devido/api.ts';
import { comporBaixa } from '../composicao.ts';
import { baixaEsquema } from '../esquemas.ts';
import { textosBaixa } from '../texts.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import type { ValorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import {
  type Ajustes,
  devidoAjustado,
  dispensaDe,
  DispensaNoRecebimento,
  ExcedenteNoRecebimento,
  semAjustes,
} from './ajustes-do-recebimento.tsx';
import { CreditoDisponivel } from './credito-disponivel.tsx';
import { recarregarTitulos, useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';
import { Passos } from '#domains/financeiro/titulos/devido/web/door.tsx';
import type { BaixaFeita } from '#domains/financeiro/titulos/recibos/web/door.tsx';
import { PagamentoNaFila } from '#domains/financeiro/titulos/web/rotulos.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const campo = camposDe<typeof baixaEsquema>();

type Devido = RespostaCliente<typeof devidoApi.valorDevido>;
const FORMULARIO = 'baixa';

/** The form of one payment: what is due on its date and why, how an amount is allocated, where the money goes. */
export function RecebimentoDoTitulo({ inicial, aoReceber }: { inicial: Devido; aoReceber: (feitas: readonly BaixaFeita[]) => void }) {
  const t = useTextos(textosBaixa);
  const { idioma } = useIdioma();
  const [em, setEm] = useState(inicial.em);
  // The window of a filled form keeps its figures while those of another date arrive.
  const { data: devido = inicial } = useConsulta(
    devidoApi.valorDevido,
    { params: { id: inicial.id }, query: { Data: em } },
    { manterAnterior: true },
  );
  const [valor, setValor] = useState<number | null>(inicial.devido.totalCentavos);
  const [ajustes, setAjustes] = useState(semAjustes);
  const dispensa = dispensaDe(ajustes, devido.devido);
  const cobrado = { ...devido, devido: devidoAjustado(devido.devido, ajustes) };
  const baixar = useComando(baixasApi.baixarTitulo, { aoConcluir: () => void recarregarTitulos() });
  return (
    <Pagina
      migalha={inicial.numero}
      titulo={`${inicial.numero} · ${inicial.alunoNome ?? inicial.pagadorNome}`}
      acoes={
        <BotaoSalvar
          formulario={FORMULARIO}
          rotulo={valor ? t('receber', { valor: formatarReais(centavos(valor)) }) : t('receberSemValor')}
        />
      }
      resumo={
        <Cartao titulo={t('devido', { data: formatarData(devido.em) })}>
          <p className={estilo.grande} aria-live="polite">
            {formatarReais(cobrado.devido.totalCentavos)}
          </p>
          <Passos passos={devido.passos} em={devido.em} />
        </Cartao>
      }
    >
      <Cartao titulo={t('recebimento')}>
        <p>
          {descricaoNoIdioma(inicial.descricao, idioma)} · {t('vencimento')} {formatarData(inicial.dataVencimento)} · {inicial.pagadorNome}
        </p>
        <Formulario
          id={FORMULARIO}
          esquema={baixaEsquema}
          valoresIniciais={{
            dataBaixa: inicial.em,
            valorCentavos: inicial.devido.totalCentavos,
            contaBancariaId: inicial.contaBancariaId,
            formaPagamentoId: inicial.formaPagamentoId,
          }}
          aoSalvar={(_, body) =>
            baixar.mutateAsync({ params: { id: inicial.id }, body: { ...body, dispensa, excedenteComoCredito: ajustes.excedente } })
          }
          aposSalvar={(resposta) => {
            const feita = resposta as BaixaFeita;
            avisar.sucesso(t('feitoAviso', { valor: formatarReais(feita.totalCentavos), numero: feita.reciboNumero }));
            aoReceber([feita]);
          }}
        >
          <PagamentoNaFila titulo={devido} />
          {em < devido.dataEmissao && (
            <p role="status">{t('antesDaEmissao', { data: formatarData(em), emissao: formatarData(devido.dataEmissao) })}</p>
          )}
          <CreditoDisponivel devido={cobrado} aoReceber={aoReceber} />
          <Campos devido={cobrado} aoMudarData={setEm} aoMudarValor={setValor} />
          <DispensaNoRecebimento devido={devido.devido} ajustes={ajustes} mudar={setAjustes} />
          <Divisao devido={cobrado} ajustes={ajustes} mudar={setAjustes} />
        </Formulario>
      </Cartao>
    </Pagina>
  );
}

function Campos({
  devido,
  aoMudarData,
  aoMudarValor,
}: {
  devido: Devido;
  aoMudarData: (data: string) => void;
  aoMudarValor: (valor: number | null) => void;
}) {
  const t = useTextos(textosBaixa);
  const { contas, formas, contaDaForma } = useRecebimento();
  const { definir, acompanhar } = useFormulario();
  const digitado = useRef(false);
  const total = devido.devido.totalCentavos;
  const seguir = useRef(acompanhar);
  useEffect(() => {
    seguir.current = acompanhar;
  });
  // Another date is another amount due: the field follows it until somebody types an amount.
  useEffect(() => {
    if (digitado.current) return;
    seguir.current(campo('valorCentavos'), total);
    aoMudarValor(total);
  }, [total, aoMudarValor]);
  return (
    <EmColunas>
      <CampoData
        nome={campo('dataBaixa')}
        rotulo={t('dataBaixa')}
        colunas={6}
        aoMudar={(data) => data !== null && isDataCivil(data) && aoMudarData(data)}
      />
      <CampoDinheiro
        nome={campo('valorCentavos')}
        rotulo={t('valor')}
        colunas={6}
        autoFoco
        aoMudar={(novo) => {
          digitado.current = true;
          aoMudarValor(novo);
        }}
      />
      <CampoSelecao
        nome={campo('formaPagamentoId')}
        rotulo={t('formaPagamento')}
        colunas={6}
        opcoes={formas}
        aoMudar={(id) => id !== null && definir(campo('contaBancariaId'), contaDaForma(id))}
      />
      <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={6} opcoes={contas} />
    </EmColunas>
  );
}

/** While the amount is typed: how it will be allocated, and what remains. */
function Divisao({
  devido: { devido, numero, pagadorNome },
  ajustes,
  mudar,
}: {
  devido: Devido;
  ajustes: Ajustes;
  mudar: (ajustes: Ajustes) => void;
}) {
  const t = useTextos(textosBaixa);
  const tt = useTextos(textosTitulos);
  const valor = useValor(campo('valorCentavos'));
  if (typeof valor !== 'number' || valor <= 0 || !Number.isInteger(valor)) return null;
  if (valor > devido.totalCentavos && devido.totalCentavos > 0)
    return (
      <ExcedenteNoRecebimento
        excedenteCentavos={centavos(valor - devido.totalCentavos)}
        nome={pagadorNome}
        ajustes={ajustes}
        mudar={mudar}
      />
    );
  if (devido.totalCentavos === 0) return null;
  const partes = comporBaixa(devido as ValorDevido, centavos(valor), numero);
  const saldo = devido.saldoCentavos - partes.principalCentavos - partes.descontoCentavos;
  const linhas = (
    [
      ['juros', partes.jurosCentavos],
      ['multa', partes.multaCentavos],
      ['principal', partes.principalCentavos],
      ['desconto', partes.descontoCentavos],
    ] as const
  ).filter(([, parte]) => parte > 0);
  return (
    <div role="status">
      <p className="suave">
        {t('comoSeDivide')}: {linhas.map(([chave, parte]) => `${tt(chave)} ${formatarReais(parte)}`).join(' · ')}
      </p>
      <p>
        {saldo === 0 ? t('quita') : t('parcial', { saldo: formatarReais(centavos(saldo)) })}{' '}
        {saldo > 0 && devido.descontoCentavos > 0 && t('descontoSoInteiro', { desconto: formatarReais(devido.descontoCentavos) })}
      </p>
    </div>
  );
}
