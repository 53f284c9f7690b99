import { Button } from '@mantine/core';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { planilhasDaMudancaApi as api } from '../api.ts';
import { PlanilhaAberta } from './planilha-aberta.tsx';
import { PlanilhaCarregada } from './planilha-carregada.tsx';
import { tomDaPlanilha } from './situacao-da-planilha.ts';

/** One sheet: what its columns are and what would become of its lines; then its load, and the way back. */
export default function MudancaPlanilhaPage() {
  const t = useTextos(textosMudanca);
  const { idioma } = useIdioma();
  const id = Number(useParametros()['id']);
  const { data, error, refetch } = useConsulta(api.obter, { params: { id } });
  if (error && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto linhas={10} />;
  return (
    <Pagina
      titulo={`${rotuloDe(tiposDaMudanca, data.tipo, idioma)}: ${data.arquivo}`}
      situacao={<Etiqueta tom={tomDaPlanilha(data)}>{t(data.emCurso ? 'emCurso' : data.situacao)}</Etiqueta>}
      acoes={
        <Elo tela="mudanca">
          <Button component="span" variant="default">
            {t('voltar')}
          </Button>
        </Elo>
      }
    >
      {data.situacao === 'aberta' ? <PlanilhaAberta key={data.id} planilha={data} /> : <PlanilhaCarregada planilha={data} />}
    </Pagina>
  );
}
