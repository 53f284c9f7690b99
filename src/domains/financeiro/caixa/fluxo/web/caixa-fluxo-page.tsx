import { agrupamentos, fluxoApi } from '../api.ts';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { tagDoIdioma, useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Cartao, Cartoes, Esqueleto, EstadoErro, Pagina } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { MenuExportar } from '#platform/web/tabela/index.ts';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { nomeDaCategoria } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import { atalhosDoFluxo, type FiltrosDaTela, lerFiltrosDoFluxo } from './filtros-fluxo.ts';
import estilo from './fluxo.module.css';
import { GraficoDoFluxo } from './grafico-fluxo.tsx';
import { useContas } from '#domains/financeiro/caixa/web/opcoes.ts';

const valor = (centavos: Centavos): string => (centavos === 0 ? '—' : formatarValor(centavos));

/** What came in and went out, what is expected to, and the balance that follows; the picture and the table say the same. */
export default function CaixaFluxoPage() {
  const t = useTextos(textosCaixa);
  const [hoje] = useState(hojeNaEscola);
  const [busca, mudar] = useBusca();
  const filtros = lerFiltrosDoFluxo(busca, hoje);
  const query = {
    DataInicial: filtros.de,
    DataFinal: filtros.ate,
    Agrupamento: filtros.por,
    ContaBancariaId: filtros.conta,
    IncluirAtrasados: filtros.atrasados,
  };
  const consulta = useConsulta(fluxoApi.obterFluxo, { query }, { manterAnterior: true });
  const fluxo = consulta.data;
  const { idioma } = useIdioma();
  const categorias = (fluxo?.categorias ?? [])
    .map((c) => ({ ...c, chave: `${c.nome} ${c.digitada}`, nome: nomeDaCategoria(c.nome, c.digitada, idioma) }))
    .toSorted((a, b) => a.nome.localeCompare(b.nome, tagDoIdioma(idioma)));
  const rotulo = (l: { inicio: string; fim: string }): string =>
    filtros.por === 'dia'
      ? formatarData(l.inicio).slice(0, 5)
      : filtros.por === 'mes'
        ? formatarData(l.inicio).slice(3)
        : `${formatarData(l.inicio).slice(0, 5)}–${formatarData(l.fim).slice(0, 5)}`;
  const soma = (chave: 'entradas' | 'saidas'): number =>
    (fluxo?.linhas ?? []).reduce((total, l) => total + l[`${chave}RealizadasCentavos`] + l[`${chave}PrevistasCentavos`], 0);
  const reais = (centavos: Centavos | undefined) => (centavos === undefined ? null : formatarReais(centavos));
  return (
    <Pagina acoes={<MenuExportar endpoint={fluxoApi.exportarFluxo} entrada={{ query }} nome="fluxo-de-caixa" />}>
      <Filtros filtros={filtros} hoje={hoje} mudar={mudar} />
      <Cartoes
        numeros={[
          { rotulo: t('saldoAnterior'), valor: reais(fluxo?.saldoInicialCentavos) },
          { rotulo: t('entradas'), valor: fluxo ? reais(centavos(soma('entradas'))) : null },
          { rotulo: t('saidas'), valor: fluxo ? reais(centavos(soma('saidas'))) : null },
          {
            rotulo: t('saldoFinal'),
            valor: reais(fluxo?.saldoFinalCentavos),
            ...(fluxo && fluxo.saldoFinalCentavos < 0 ? { tom: 'perigo' as const } : {}),
          },
          {
            rotulo: t(filtros.atrasados ? 'atrasadoIncluido' : 'atrasado'),
            valor: reais(fluxo?.atrasadoCentavos),
            tom: 'alerta',
            elo: { tela: 'contas-a-receber', search: { situacao: 'vencido' } },
          },
          {
            rotulo: t('atrasadoAPagar'),
            valor: reais(fluxo?.atrasadoPagarCentavos),
            tom: 'alerta',
            elo: { tela: 'contas-pagar', search: { situacao: 'vencido' } },
          },
        ]}
      />
      {consulta.error && !fluxo && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!fluxo && !consulta.error && <Esqueleto linhas={12} />}
      {consulta.error && fluxo && <EstadoErro erro={consulta.error} />}
      {fluxo && (
        <>
          <Cartao titulo={t('movimento.titulo')}>
            <GraficoDoFluxo linhas={fluxo.linhas} rotulo={rotulo} />
            <Tabela
              legenda={t('movimento.titulo')}
              colunas={[
                t('periodo'),
                t('saldoAnterior'),
                t('entradasRealizadas'),
                t('entradasPrevistas'),
                t('saidasRealizadas'),
                t('saidasPrevistas'),
                t('saldoFinal'),
              ]}
              numericas={[1, 2, 3, 4, 5, 6]}
              cartao={{ titulo: 0, valor: 6 }}
              linhas={fluxo.linhas.map((l) => ({
                chave: l.inicio,
                celulas: [
                  rotulo(l),
                  valor(l.saldoInicialCentavos),
                  valor(l.entradasRealizadasCentavos),
                  valor(l.entradasPrevistasCentavos),
                  valor(l.saidasRealizadasCentavos),
                  valor(l.saidasPrevistasCentavos),
                  <strong key="final">{valor(l.saldoFinalCentavos)}</strong>,
                ],
              }))}
            />
          </Cartao>
          <div className={estilo.partes}>
            <Partes titulo={t('porCategoria')} coluna={t('categoria')} partes={categorias} />
            <Partes titulo={t('porConta')} coluna={t('conta')} partes={fluxo.contas} />
          </div>
        </>
      )}
    </Pagina>
  );
}

type Parte = {
  chave?: string;
  nome: string;
  entradasRealizadasCentavos: number;
  entradasPrevistasCentavos: number;
  saidasRealizadasCentavos: number;
  saidasPrevistasCentavos: number;
};

function Partes({ titulo, coluna, partes }: { titulo: string; coluna: string; partes: readonly Parte[] }) {
  const t = useTextos(textosCaixa);
  return (
    <Cartao titulo={titulo}>
      {partes.length === 0 ? (
        <p>{t('semMovimento')}</p>
      ) : (
        <Tabela
          legenda={titulo}
          colunas={[coluna, t('realizado'), t('previsto')]}
          numericas={[1, 2]}
          linhas={partes.map((p) => ({
            chave: p.chave ?? p.nome,
            celulas: [
              p.nome,
              valor(centavos(p.entradasRealizadasCentavos - p.saidasRealizadasCentavos)),
              valor(centavos(p.entradasPrevistasCentavos - p.saidasPrevistasCentavos)),
            ],
          }))}
        />
      )}
    </Cartao>
  );
}

function Filtros({ filtros, hoje, mudar }: { filtros: FiltrosDaTela; hoje: string; mudar: (parte: Record<string, unknown>) => void }) {
  const t = useTextos(textosCaixa);
  const { paraLer: contas } = useContas();
  return (
    <>
      <div className={estilo.atalhos}>
        {atalhosDoFluxo(hoje).map(({ chave, ...intervalo }) => {
          const atual = intervalo.de === filtros.de && intervalo.ate === filtros.ate && intervalo.por === filtros.por;
          return (
            <Button
              key={chave}
              size="compact-sm"
              variant={atual ? 'filled' : 'default'}
              aria-pressed={atual}
              onClick={() => mudar(intervalo)}
            >
              {t(chave)}
            </Button>
          );
        })}
      </div>
      <div className={estilo.filtros}>
        <EntradaDeDia rotulo={t('dataInicio')} valor={filtros.de} aoSair aoMudar={(de) => mudar({ de })} />
        <EntradaDeDia rotulo={t('dataFim')} valor={filtros.ate} aoSair aoMudar={(ate) => mudar({ ate })} />
        <NativeSelect
          label={t('agruparPor')}
          value={filtros.por}
          onChange={({ currentTarget }) => mudar({ por: currentTarget.value })}
          data={agrupamentos.map((a) => ({ value: a, label: t(a) }))}
        />
        <NativeSelect
          label={t('conta')}
          value={String(filtros.conta ?? '')}
          onChange={({ currentTarget }) => mudar({ conta: currentTarget.value })}
          data={[{ value: '', label: t('todasAsContas') }, ...contas.map((c) => ({ value: String(c.valor), label: c.rotulo }))]}
        />
        <Checkbox
          label={t('incluirAtrasados')}
          checked={filtros.atrasados}
          onChange={({ currentTarget }) => mudar({ atrasados: currentTarget.checked || undefined })}
        />
      </div>
    </>
  );
}
