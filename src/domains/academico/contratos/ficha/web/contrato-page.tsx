import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { Cartao, EstadoVazio, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { contratosFichaApi } from '../api.ts';
import { calcularParcelas } from '#domains/academico/contratos/parcelas.ts';
import { isEditavel } from '#domains/academico/contratos/situacoes.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { AcoesDoContrato } from './acoes.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { AditivosDoContrato, Situacoes } from './lateral-do-contrato.tsx';
import { ImprimirContrato } from '#domains/academico/contratos/papel/web/door.tsx';
import { Titulos } from './titulos-do-contrato.tsx';
import estilo from '#domains/academico/contratos/web/contrato.module.css';
import type { ContratoAberto } from './contrato-aberto.ts';
import { AssinaturasDoContrato } from '#domains/academico/contratos/assinaturas/web/door.tsx';
import { Responsaveis } from './responsaveis.tsx';
import { ResumoDoContrato } from '#domains/academico/contratos/linhas/web/door.tsx';
import { tomDaSituacao } from '#domains/academico/contratos/web/rotulos.ts';
import { TabelaParcelas } from '#domains/academico/contratos/linhas/web/door.tsx';

/** The record of a contract by its own address. */
export default function ContratoPage() {
  const { contratoId } = useParametros();
  return <ContratoVisualizacao id={Number.parseInt(contratoId ?? '0', 10)} />;
}

/** The record of a contract: lines, installments or titles, guardians, states, and what may be done with it now. */
export function ContratoVisualizacao({ id }: { id: number }) {
  const consulta = useConsulta(contratosFichaApi.obterContrato, { params: { id } });
  return <PaginaDoRegistro consulta={consulta}>{(contrato) => <Registro contrato={contrato} />}</PaginaDoRegistro>;
}

function Registro({ contrato }: { contrato: ContratoAberto }) {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const precos = contrato.precos.map((p, indice) => ({ ...p, indice }));
  const parcelas = calcularParcelas(precos, contrato.descontos);
  return (
    <Pagina
      titulo={t('contratoDe', { nome: contrato.matricula.alunoNome })}
      migalha={contrato.numero}
      situacao={<Etiqueta tom={tomDaSituacao[contrato.situacao]}>{t(`situacao_${contrato.situacao}`)}</Etiqueta>}
      acoes={
        <>
          <ImprimirContrato contrato={contrato} />
          {isEditavel(contrato.situacao) && pode('contratos', 'editar') && (
            <Elo tela="contrato-editar" params={{ contratoId: contrato.id }}>
              <Button component="span" variant="default">
                {t('editar')}
              </Button>
            </Elo>
          )}
          <AcoesDoContrato contrato={contrato} parcelas={parcelas} />
        </>
      }
      resumo={
        <>
          <ResumoDoContrato parcelas={parcelas} precos={precos} ajustesCentavos={contrato.ajustesCentavos} />
          {contrato.aditivos.length > 0 && <AditivosDoContrato contrato={contrato} />}
          <AssinaturasDoContrato contratoId={contrato.id} papeis={papeisParaAssinar(contrato)} />
          <Responsaveis responsaveis={contrato.responsaveis} />
          <Situacoes contrato={contrato} />
        </>
      }
    >
      <Matricula contrato={contrato} />
      <Faltando texto="pagadoresSemCpf" pessoas={contrato.pagadoresSemCpf} />
      <Faltando texto="pagadoresSemEndereco" pessoas={contrato.pagadoresSemEndereco} />
      {contrato.impedimento && contrato.pagadoresSemCpf.length === 0 && (
        <p className={`consequencia ${estilo.aviso}`}>{t('enviadoSuperado', { motivo: contrato.impedimento.mensagem })}</p>
      )}
      {contrato.pagadoresMudaram && <p className={`consequencia ${estilo.aviso}`}>{t('pagadoresMudaram')}</p>}
      {contrato.encerravel && <p className={`consequencia ${estilo.aviso}`}>{t('prontoParaEncerrar')}</p>}
      <Cartao titulo={t('precos')}>
        <Tabela
          legenda={t('precos')}
          colunas={[t('preco'), t('formaPagamento'), t('primeiroVencimento'), t('parcelas'), t('valor')]}
          numericas={[3, 4]}
          cartao={{ titulo: 0, valor: 4, apoio: 1 }}
          linhas={contrato.precos.map((p) => ({
            chave: p.id,
            celulas: [p.descricao, p.formaPagamentoNome, formatarData(p.primeiroVencimento), p.parcelas, formatarValor(p.valorCentavos)],
          }))}
        />
        {contrato.motivoAcimaDaAnuidade !== null && <p>{t('cobraAcimaDaAnuidade', { motivo: contrato.motivoAcimaDaAnuidade })}</p>}
      </Cartao>
      {contrato.descontos.length > 0 && <Descontos contrato={contrato} parcelas={parcelas} />}
      <Cartao titulo={t('abaParcelas')}>
        {contrato.titulos.length > 0 ? (
          <Titulos contrato={contrato} />
        ) : parcelas.length > 0 ? (
          <TabelaParcelas parcelas={parcelas} descricaoDe={(i) => precos[i]?.descricao ?? ''} />
        ) : (
          <EstadoVazio titulo={t('previaVazia')} />
        )}
      </Cartao>
    </Pagina>
  );
}

/** The papers that may be signed: those with a frozen text that still counts. */
function papeisParaAssinar({ situacao, aditivos }: ContratoAberto): { aditivoId: number | null; ordem: number | null }[] {
  if (situacao !== 'aguardando_assinatura' && situacao !== 'ativo') return [];
  const vivos = aditivos.filter((a) => a.situacao === 'aguardando_assinatura' || a.situacao === 'vigente');
  return [{ aditivoId: null, ordem: null }, ...vivos.map(({ id, ordem }) => ({ aditivoId: id, ordem }))];
}

function Matricula({ contrato: { matricula } }: { contrato: ContratoAberto }) {
  const t = useTextos(textosContrato);
  return (
    <p>
      <Elo tela="visualizar-matricula" params={{ id: matricula.id }}>
        {t('matricula')} {matricula.codigo}
      </Elo>{' '}
      · {matricula.cursoNome}
      {matricula.turmaNome && ` · ${matricula.turmaNome}`} · {matricula.ano}
    </p>
  );
}

function Descontos({ contrato, parcelas }: { contrato: ContratoAberto; parcelas: ReturnType<typeof calcularParcelas> }) {
  const t = useTextos(textosContrato);
  const total = (descricao: string): number =>
    parcelas.reduce((soma, p) => soma + p.descontos.filter((d) => d.descricao === descricao).reduce((s, d) => s + d.valorCentavos, 0), 0);
  return (
    <Cartao titulo={t('descontos')}>
      <Tabela
        legenda={t('descontos')}
        colunas={[t('desconto'), t('sobre'), t('parcelas'), t('condicao'), t('valor')]}
        numericas={[4]}
        cartao={{ titulo: 0, valor: 4, apoio: 1 }}
        linhas={contrato.descontos.map((d) => ({
          chave: d.id,
          celulas: [
            d.limiteCentavos === null ? d.descricao : `${d.descricao}, ${t('limitadoA', { limite: formatarReais(d.limiteCentavos) })}`,
            d.precoIndice === null ? t('todosOsPrecos') : contrato.precos[d.precoIndice]?.descricao,
            `${d.parcelaDe}–${d.parcelaAte ?? ultimaParcela(contrato, d.precoIndice)}`,
            d.condicional ? t('ateOVencimento') : '—',
            `−${formatarValor(centavos(total(d.descricao)))}`,
          ],
        }))}
      />
    </Cartao>
  );
}

/** The last installment that an open-ended discount reaches. */
function ultimaParcela({ precos }: ContratoAberto, indice: number | null): number {
  return indice === null ? Math.max(1, ...precos.map((p) => p.parcelas)) : (precos[indice]?.parcelas ?? 1);
}

/** What the records of some payers lack, with the way to each. */
function Faltando({ texto, pessoas }: { texto: 'pagadoresSemCpf' | 'pagadoresSemEndereco'; pessoas: ContratoAberto['pagadoresSemCpf'] }) {
  const t = useTextos(textosContrato);
  if (pessoas.length === 0) return null;
  return (
    <p className={`consequencia ${estilo.aviso}`}>
      {t(texto, { nomes: pessoas.map(({ nome }) => nome).join(', ') })}{' '}
      {pessoas.map(({ pessoaId, nome }, i) => (
        <Fragment key={pessoaId}>
          {i > 0 && ' · '}
          <Elo tela="pessoa" params={{ id: pessoaId }}>
            {t('abrirCadastroDe', { nome })}
          </Elo>
        </Fragment>
      ))}
    </p>
  );
}
