import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Esqueleto, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { impostosApi as api } from '#domains/financeiro/cadastros/api-classificacoes.ts';
import { fatosGeradores, tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { useColunasComuns } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { escreverTaxa } from '#shared/decimais.ts';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioImposto = lazy(() => import('./formulario-imposto.tsx'));

const Recolhimentos = lazy(async () => ({ default: (await import('#domains/financeiro/pagar/recolhimentos/web/door.tsx')).Recolhimentos }));
const partes = ['aliquotas', 'recolher'] as const;
const quando = { segundo_decendio: 'venceNoDecendio', dia_antecipado: 'venceAntes', dia_prorrogado: 'venceDepois' } as const;

/** Taxes withheld from suppliers: their rates, and what of them is to be handed over to who collects them. */
export default function ImpostosPage() {
  const t = useTextos(textosCadastros);
  const { pode } = useSessao();
  const aba = useAba(partes);
  const ve = pode('impostos', 'visualizar');
  const abas = ve ? <Abas rotulo={t('abasDeImpostos')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba_${chave}`) }))} /> : null;
  if (aba === 'recolher' && ve)
    return (
      <Suspense fallback={<Esqueleto linhas={8} />}>
        <Recolhimentos abas={abas} />
      </Suspense>
    );
  return <Aliquotas abas={abas} />;
}

/** Dated rows, the one in force on a day is the law of that day. */
function Aliquotas({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const comuns = useColunasComuns();
  const tipos = useOpcoes(tiposImposto);
  const [hoje] = useState(hojeNaEscola);
  return (
    <Registro
      tela="impostos"
      abas={abas}
      titulo={t('imposto')}
      api={api}
      rotuloNovo={t('novoImposto')}
      nomeDe={(i) => i.nome}
      filtros={[{ chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos }]}
      ordemPadrao={{ campo: 'tipo', ascendente: true }}
      colunas={[
        comuns.tipo(tiposImposto),
        comuns.nome('nome'),
        { chave: 'aliquota', titulo: t('aliquota'), alinhamento: 'direita', principal: true, render: (i) => escreverTaxa(i.aliquota) },
        {
          chave: 'minimoCentavos',
          titulo: t('minimo'),
          alinhamento: 'direita',
          render: (i) => formatarValor(i.minimoCentavos),
        },
        { chave: 'codigoRecolhimento', titulo: t('codigoRecolhimento'), oculta: true, render: (i) => i.codigoRecolhimento ?? '—' },
        {
          chave: 'diaVencimento',
          titulo: t('regraVencimento'),
          cede: true,
          render: (i) => t(quando[i.regraVencimento], { dia: i.diaVencimento ?? '' }),
        },
        { chave: 'fatoGerador', titulo: t('fatoGerador'), cede: true, render: (i) => rotuloDe(fatosGeradores, i.fatoGerador, idioma) },
        { chave: 'destinatarioNome', titulo: t('destinatario'), oculta: true, render: (i) => i.destinatarioNome ?? '—' },
        {
          chave: 'vigenteDesde',
          titulo: t('vigenteDesde'),
          ordenavel: true,
          alinhamento: 'direita',
          render: (i) => formatarData(i.vigenteDesde),
        },
        {
          chave: 'situacao',
          titulo: t('situacao'),
          render: (i) =>
            i.vigenteDesde > hoje ? (
              <Etiqueta tom="aberto">{t('futura')}</Etiqueta>
            ) : i.vigenteAte && i.vigenteAte < hoje ? (
              <Etiqueta>{t('encerrada')}</Etiqueta>
            ) : (
              <Etiqueta tom="sucesso">{i.vigenteAte ? t('vigenteAteDia', { data: formatarData(i.vigenteAte) }) : t('vigente')}</Etiqueta>
            ),
        },
      ]}
      Formulario={FormularioImposto}
    />
  );
}
