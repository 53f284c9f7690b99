import { Checkbox } from '@mantine/core';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { perfisApi } from '#domains/acesso/perfis/api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import estilo from '#domains/acesso/web/acesso.module.css';

const nome = camposDe<{ perfis: number[] }>()('perfis');

/** The profiles of a user, all in view: a school has few, and what each is for stands beside its name. */
export function CampoPerfis({ desabilitado = false }: { desabilitado?: boolean }) {
  const t = useTextos(textosAcesso);
  const { definir } = useFormulario();
  const marcados = useValor(nome)?.map(Number) ?? [];
  const consulta = useConsulta(perfisApi.listarPerfis, { query: { TamanhoDaPagina: 500 } });
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={3} />;
  return (
    <fieldset className={estilo.perfis} disabled={desabilitado}>
      <legend>{t('perfis')}</legend>
      {consulta.data.itens.map(({ id, nome: perfil, descricao }) => (
        <Checkbox
          key={id}
          label={perfil}
          description={descricao ?? undefined}
          checked={marcados.includes(id)}
          onChange={(evento) => definir(nome, evento.currentTarget.checked ? [...marcados, id] : marcados.filter((outro) => outro !== id))}
        />
      ))}
      {consulta.data.itens.length === 0 && <p className="suave">{t('semPerfis')}</p>}
    </fieldset>
  );
}
