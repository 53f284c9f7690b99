-- The number by which a document of a supplier is known, and which part of it this one is, for a likeness that is asked about: who enters it may
-- say that it is another purchase, so that only what is plain stands here. The number is the first digits after NF, Nota and the like, else
-- the first of all, with the words before them: NF-e nº 000.123, Boleto NF 123 and 123 are one, Fatura nº 12 and FAT-12 another. What follows
-- a year is the number itself: 2026/41. A month is no number: 11/2026 is one with all that follows it. A part is what is told as one: parc. 2,
-- 2/3, 2ª parcela, -2, -B, or a month; series, orders and dates tell none. A text without digits identifies nothing.
-- Each step stands behind an offset, or it would be worked out anew wherever the next ones name it.
create function partes_do_documento(documento text, out numero text, out parcela text) language sql immutable strict as $$
  select case when l.mes is not null then l.palavras || regexp_replace(regexp_replace(l.mes, '\m0+', '', 'g'), '[^a-z0-9/]|(?<![0-9])/|/(?![0-9])', '', 'g')
      else l.palavras || l.lido[1] end,
    case when l.mes is null then ltrim(coalesce(substring(l.outros from 'parc[a-z]*[^a-z0-9]*([0-9]+)'),
      substring(l.outros from '(?<![0-9])([0-9]{1,2})a?(?:/| de )[0-9]{1,2}(?![0-9/])'), substring(l.outros from '([0-9]+)a? *parc'),
      substring(l.outros from '^[^a-z0-9]*(entrada|[a-z]|[0-9]+)a?[^a-z0-9]*$'), substring(l.outros from '([0-9]{1,2}/(?:19|20)[0-9]{2})')), '0') end
  from (select d.lido, case when d.marcado then '' else regexp_replace(regexp_replace(regexp_replace(substring(d.texto from '^[^0-9]*'),
        '\m(bol(eto)?|bancario|ref|d[aeo]s?|servicos?|n[ro]?|num(ero)?)\M|[^a-z]', ' ', 'g'), '\m(fat|rec)(ura|ibo)\M', '\1', 'g'), ' ', '', 'g') end as palavras,
      case when not d.marcado then substring(d.texto from '^[^0-9]*((?:[0-9]{1,2}/)?(?:0?[1-9]|1[0-2])/(?:19|20)[0-9]{2}(?![0-9]).*)$') end as mes,
      regexp_replace(d.antes || ' ' || d.lido[2], 'venc[a-z]*[^0-9]*[0-9/]+|[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4}', '', 'g') as outros
    from (select t.inicio > 0 as marcado, left(t.texto, greatest(t.inicio - 1, 0)) as antes, substr(t.texto, greatest(t.inicio, 1)) as texto,
        regexp_match(substr(t.texto, greatest(t.inicio, 1)), '^[^0-9]*0*((?:(?:19|20)[0-9]{2}/)?[0-9]+)(.*)$') as lido
      from (select e.texto, regexp_instr(e.texto, '(?<![a-z])(?:nf|nota|danf|rps|dup|doc|tit|d[mp](?![a-z]))[^0-9]*[0-9]') as inicio
        from (select regexp_replace(regexp_replace(f_busca(translate(documento, '–°º', '-')), '(?<=[0-9]|\m[a-z])[.]', '', 'g'), '\s*[-/]\s*', '/', 'g') as texto offset 0)
        e offset 0) t offset 0) d offset 0) l
$$;
