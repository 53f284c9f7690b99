import { Button } from '@mantine/core';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaQueFalhou } from '#platform/web/registro/registro.tsx';
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
  const consulta = useConsulta(api.obter, { params: { id } });
  const { data, error } = consulta;
  if (!data) return error === null ? <PaginaCarregando linhas={10} /> : <PaginaQueFalhou consulta={consulta} />;
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
