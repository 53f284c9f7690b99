import { ContratoVisualizacao as Leitura } from '#domains/academico/contratos/ficha/web/door.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, camposDe, CampoTextoLongo, Formulario, SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { partesDe } from '#shared/datas.ts';
import { contratosLinhasApi } from '#domains/academico/contratos/linhas/api.ts';
import { contratosRascunhoApi } from '../api.ts';
import { contratosFichaApi } from '#domains/academico/contratos/ficha/api.ts';
import { editarContratoEsquema, novoContratoEsquema } from '#domains/academico/contratos/linhas/esquemas.ts';
import { aPartirDaEntrada, primeiroVencimento } from '#domains/academico/contratos/linhas/entrada-tardia.ts';
import { isEditavel } from '#domains/academico/contratos/situacoes.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { CamposDescontos } from '#domains/academico/contratos/linhas/web/door.tsx';
import { CamposPrecos } from '#domains/academico/contratos/linhas/web/door.tsx';
import { parcelasDigitadas, resumoDosPrecos } from '#domains/academico/contratos/linhas/web/door.tsx';
import type { OpcoesDoContrato } from '#domains/academico/contratos/linhas/web/door.tsx';
import type { ContratoAberto } from '#domains/academico/contratos/ficha/web/door.tsx';
import { Responsaveis } from '#domains/academico/contratos/ficha/web/door.tsx';
import { ResumoDoContrato } from '#domains/academico/contratos/linhas/web/door.tsx';
import { totaisDasParcelas } from '#domains/academico/contratos/parcelas.ts';
import { TotalFixo } from '#domains/academico/contratos/web/total-fixo.tsx';
import { linhasDoContrato, valoresDoContrato } from './valores.ts';
import { TabelaParcelas } from '#domains/academico/contratos/linhas/web/door.tsx';

const campo = camposDe<typeof novoContratoEsquema>();

const SoVer = ({ id }: { id: number }) => (
  <Suspense fallback={<PaginaCarregando />}>
    <Leitura id={id} />
  </Suspense>
);
// Its list is a quarter of what this screen would carry, and whoever comes from an enrollment never sees it.
const EscolherMatricula = lazy(() => import('./escolher-matricula.tsx'));

const numero = (texto: string | undefined): number | null => (texto && /^[1-9]\d*$/.test(texto) ? Number.parseInt(texto, 10) : null);
/** What the second part of the address says of a contract that exists: only look at it. */
const soVer: ReadonlySet<string> = new Set(['visualizar', 'sim', 'true', '1']);

/** New contract of an enrollment, edition of a draft, or the record of one that no longer changes: one address shape each. */
export default function ContratoFormPage() {
  const params = useParametros();
  const [busca] = useEndereco('matricula');
  const contratoId = numero(params.contratoId) ?? numero(params.id);
  const matriculaId = numero(params.matriculaId) ?? numero(busca.matricula);
  if (contratoId !== null && soVer.has(params.visualizar?.toLowerCase() ?? '')) return <SoVer id={contratoId} />;
  if (contratoId !== null) return <Edicao id={contratoId} />;
  if (matriculaId !== null) return <Novo matriculaId={matriculaId} />;
  return (
    <Suspense fallback={<PaginaCarregando />}>
      <EscolherMatricula />
    </Suspense>
  );
}

function Edicao({ id }: { id: number }) {
  const consulta = useRegistro(contratosFichaApi.obterContrato, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta}>
      {(contrato) =>
        isEditavel(contrato.situacao) ? <ComOpcoes matriculaId={contrato.matricula.id} contrato={contrato} /> : <SoVer id={id} />
      }
    </PaginaDoRegistro>
  );
}

const Novo = ({ matriculaId }: { matriculaId: number }) => <ComOpcoes matriculaId={matriculaId} contrato={null} />;

function ComOpcoes({ matriculaId, contrato }: { matriculaId: number; contrato: ContratoAberto | null }) {
  const consulta = useConsulta(contratosLinhasApi.opcoesDeContrato, { query: { MatriculaId: matriculaId } });
  return <PaginaDoRegistro consulta={consulta}>{(opcoes) => <Editor opcoes={opcoes} contrato={contrato} />}</PaginaDoRegistro>;
}

function Editor({ opcoes, contrato }: { opcoes: OpcoesDoContrato; contrato: ContratoAberto | null }) {
  const t = useTextos(textosContrato);
  const irPara = useIrPara();
  const iniciais = useMemo(() => valoresIniciais(opcoes, contrato), [opcoes, contrato]);
  const aposSalvar = async (resposta: unknown): Promise<void> => {
    avisar.sucesso(t('contratoSalvo'));
    await envelhecer('Contrato/obter-paginado', 'Contrato/{id}');
    await irPara('contrato-visualizar', { contratoId: (resposta as { id: number }).id });
  };
  const corpo = (
    <Pagina
      titulo={t('contratoDe', { nome: opcoes.matricula.alunoNome })}
      migalha={contrato?.numero ?? t('novoContrato')}
      situacao={<Etiqueta>{t('situacao_rascunho')}</Etiqueta>}
      acoes={<BotaoSalvar />}
      resumo={<Lateral opcoes={opcoes} />}
    >
      <CamposPrecos opcoes={opcoes} entrada={opcoes.matricula} />
      <CamposDescontos opcoes={opcoes} />
      <SecaoFormulario>
        <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} colunas={12} maximo={2000} />
      </SecaoFormulario>
      <Previa />
      <Total />
    </Pagina>
  );
  return contrato === null ? (
    <Formulario
      esquema={novoContratoEsquema}
      valoresIniciais={{ matriculaId: opcoes.matricula.id, ...iniciais }}
      rascunho={`contrato-matricula-${opcoes.matricula.id}`}
      aoSalvar={(valores, _saida, chaveIdempotencia) =>
        chamar(contratosRascunhoApi.criarContrato, { body: valores }, { chaveIdempotencia })
      }
      aposSalvar={(r) => void aposSalvar(r)}
    >
      {corpo}
    </Formulario>
  ) : (
    <Formulario
      esquema={editarContratoEsquema}
      valoresIniciais={{ id: contrato.id, versao: contrato.versao, ...iniciais }}
      rascunho={`contrato-${contrato.id}`}
      aoSalvar={(valores) => chamar(contratosRascunhoApi.editarContrato, { body: valores })}
      aposSalvar={(r) => void aposSalvar(r)}
      valoresDoConflito={(detalhe) => valoresDoContrato(detalhe as ContratoAberto)}
    >
      {corpo}
    </Formulario>
  );
}

function valoresIniciais(opcoes: OpcoesDoContrato, contrato: ContratoAberto | null) {
  if (contrato) return linhasDoContrato(contrato);
  // A new contract starts from the year's price of the course, cut to the months from the entry on, so that most families need one look and one click.
  const preco = opcoes.precos[0];
  const forma = opcoes.formasPagamento[0];
  const { ano, dataMatricula } = opcoes.matricula;
  const { valorCentavos, parcelas } = preco ? aPartirDaEntrada(preco, ano, dataMatricula) : { valorCentavos: 0, parcelas: 1 };
  const vencimento = primeiroVencimento(ano, dataMatricula);
  const linha = preco &&
    forma && {
      precoId: preco.id,
      descricao: preco.descricao,
      valorCentavos,
      parcelas,
      primeiroVencimento: vencimento,
      diaVencimento: partesDe(vencimento).dia,
      formaPagamentoId: forma.id,
      contaBancariaId: forma.contaBancariaId,
    };
  return { observacoes: '', motivoAcimaDaAnuidade: null, precos: linha ? [linha] : [], descontos: [] };
}

function useDigitado() {
  const precos = useValor(campo('precos')) ?? [];
  const descontos = useValor(campo('descontos')) ?? [];
  return { precos, parcelas: parcelasDigitadas(precos, descontos) };
}

function Lateral({ opcoes }: { opcoes: OpcoesDoContrato }) {
  const { precos, parcelas } = useDigitado();
  return (
    <>
      <ResumoDoContrato parcelas={parcelas} precos={resumoDosPrecos(precos)} />
      <Responsaveis responsaveis={opcoes.responsaveis} />
    </>
  );
}

function Previa() {
  const t = useTextos(textosContrato);
  const { precos, parcelas } = useDigitado();
  return (
    <Cartao titulo={t('previa')}>
      {parcelas.length === 0 ? (
        <p>{t('previaVazia')}</p>
      ) : (
        <TabelaParcelas parcelas={parcelas} descricaoDe={(i) => precos[i]?.descricao ?? ''} />
      )}
    </Cartao>
  );
}

function Total() {
  const t = useTextos(textosContrato);
  return <TotalFixo rotulo={t('totalDoContrato')} centavos={totaisDasParcelas(useDigitado().parcelas).totalCentavos} />;
}
